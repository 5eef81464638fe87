/** How staff work leads. Plain data only: the frontend imports this folder too, so nothing here may import anything outside it. */

/** What staff read for the codes of a lead's work, on the screen and in files. */
export const STATUS_LABELS = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
  closed: 'Closed',
  rejected: 'Rejected',
} as const;

/** A lead in one of these is open: something is still to be done. */
export const OPEN_STATUSES = ['new', 'contacted', 'qualified'] as const;

export const PRIORITY_LABELS = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
} as const;

/** Where a promised first contact stands. */
export const PROMISE_LABELS = {
  overdue: 'Overdue',
  due_soon: 'Due soon',
  kept: 'Kept',
  missed: 'Missed',
} as const;

/** How a logged call went. */
export const CALL_OUTCOME_LABELS = {
  reached: 'Call answered',
  no_answer: 'No answer',
  busy: 'Line busy',
  wrong_number: 'Wrong number',
  call_back: 'Call back later',
} as const;

/** How long its author can change a note, in minutes. */
export const NOTE_EDIT_MINUTES = 15;

/** When the support team is at work, Monday to Saturday: hours of the day in India. The site's texts say the same. */
export const OPENS_AT = 9;
export const CLOSES_AT = 18;
/** The day of rest, as `getUTCDay` counts. */
export const SUNDAY = 0;
