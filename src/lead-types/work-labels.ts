/** Plain data only: the frontend imports this folder too, so nothing here may import anything outside it. */

/** What staff read for the codes of a lead's work, on the screen and in files. */
export const STATUS_LABELS = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
  closed: 'Closed',
  rejected: 'Rejected',
} as const;

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
  no_answer: 'Nobody answered',
  busy: 'Line busy',
  wrong_number: 'Wrong number',
  call_back: 'Call back later',
} as const;
