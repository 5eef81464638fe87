export const STATUS_LABELS = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
  closed: 'Closed',
  rejected: 'Rejected',
} as const;

export const OPEN_STATUSES = ['new', 'contacted', 'qualified'] as const;

export const PRIORITY_LABELS = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
} as const;

export const PROMISE_LABELS = {
  overdue: 'Overdue',
  due_soon: 'Due soon',
  kept: 'Kept',
  missed: 'Missed',
} as const;

export const CALL_OUTCOME_LABELS = {
  reached: 'Call answered',
  no_answer: 'No answer',
  busy: 'Line busy',
  wrong_number: 'Wrong number',
  call_back: 'Call back later',
} as const;

export const MESSAGE_CHANNEL_LABELS = {
  whatsapp: 'WhatsApp',
  email: 'Email',
} as const;

export const MESSAGE_OUTCOME_LABELS = {
  delivered: 'Delivered, no answer',
  answered: 'Answered',
  wrong_number: 'Wrong number',
  not_sent: 'Not sent',
} as const;

export const NOTE_EDIT_MINUTES = 15;

/** Working hours of the support team, Monday to Saturday, as hours of the day in India. The site states the same. */
export const OPENS_AT = 9;
export const CLOSES_AT = 18;
/** The closed day, as `getUTCDay` returns it. */
export const SUNDAY = 0;
