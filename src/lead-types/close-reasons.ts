/** Why a lead was closed or rejected, by status: the codes that are stored, with what staff read for them. */
export const CLOSE_REASONS = {
  closed: {
    served: 'Done, nothing more to do',
    not_reached: 'Could not be reached',
    not_interested: 'Not interested any more',
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

/** Every code once. */
export const CLOSE_REASON_CODES = [
  ...new Set(CLOSED_STATUSES.flatMap((status) => Object.keys(CLOSE_REASONS[status]))),
] as CloseReason[];

/** The reasons that go with a status, with their labels; none where a lead of that status is still open or won. */
export function closeReasonsFor(status: string): Readonly<Partial<Record<CloseReason, string>>> {
  return status in CLOSE_REASONS ? CLOSE_REASONS[status as ClosedStatus] : {};
}

/** What a code is called where its status does not matter. */
export const CLOSE_REASON_LABELS = {
  ...CLOSE_REASONS.rejected,
  ...CLOSE_REASONS.closed,
  not_interested: 'Not interested',
};
