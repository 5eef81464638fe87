/** Reasons for closing or rejecting a lead, by status: stored codes and their labels. */
export const CLOSE_REASONS = {
  closed: {
    served: 'Done, nothing more to do',
    not_reached: 'Could not be reached',
    not_interested: 'No longer interested',
    no_budget: 'No budget',
    bought_elsewhere: 'Bought elsewhere',
    out_of_area: 'Outside our area',
    duplicate: 'Duplicate',
    other: 'Other',
  },
  rejected: {
    not_suitable: 'Not suitable',
    not_interested: 'Not interested',
    wrong_number: 'Wrong number',
    no_budget: 'No budget',
    out_of_area: 'Outside our area',
    duplicate: 'Duplicate',
    test_or_spam: 'Test or spam',
    other: 'Other',
  },
} as const;

export type ClosedStatus = keyof typeof CLOSE_REASONS;
export type CloseReason = { [Status in ClosedStatus]: keyof (typeof CLOSE_REASONS)[Status] }[ClosedStatus];

export const CLOSED_STATUSES = Object.keys(CLOSE_REASONS) as ClosedStatus[];

export const CLOSE_REASON_CODES = [
  ...new Set(CLOSED_STATUSES.flatMap((status) => Object.keys(CLOSE_REASONS[status]))),
] as CloseReason[];

export function closeReasonsFor(status: string): Readonly<Partial<Record<CloseReason, string>>> {
  return status in CLOSE_REASONS ? CLOSE_REASONS[status as ClosedStatus] : {};
}

/** Labels for places that do not show the status. */
export const CLOSE_REASON_LABELS = {
  ...CLOSE_REASONS.rejected,
  ...CLOSE_REASONS.closed,
  not_interested: 'Not interested',
};
