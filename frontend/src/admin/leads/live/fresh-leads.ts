import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';
import type { Lead } from '../lead/lead';
import type { LeadListQuery, LeadPage } from '../lead/leads-api';

/**
 * The server's latest version of the current page. It has its own cache entry, because the rows on the screen may have
 * to stay in place.
 */
export const liveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    freshLeads: build.query({
      ...endpoint((query: LeadListQuery) => call('get', '/api/leads', { query })),
      keepUnusedDataFor: 0,
    }),
  }),
});

interface ListDiff {
  /** Whether the order is the same, so that the page can be updated even while the user points at a row. */
  readonly staysInPlace: boolean;
  readonly newLeads: number;
}

/** Compares the page on the screen with a newer version. `added`: the ids that live events reported as new. */
export function listDiff(shown: LeadPage, fresh: LeadPage, added: ReadonlySet<string>): ListDiff {
  const known = new Set(shown.data.map(({ _id }) => _id));
  const newest =
    shown.data
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? '';
  const lastKnown = fresh.data.findLastIndex(({ _id }) => known.has(_id));
  // Rows after the last known row have moved up from the next page, so they are not new.
  const isNew = ({ _id, createdAt }: Lead, at: number) =>
    !known.has(_id) && (added.has(_id) || (createdAt > newest && (at < lastKnown || lastKnown < 0)));
  return {
    staysInPlace: shown.data.map(({ _id }) => _id).join() === fresh.data.map(({ _id }) => _id).join(),
    newLeads: fresh.data.filter(isNew).length,
  };
}

export function updatedInPlace(shown: LeadPage, fresh: LeadPage): LeadPage {
  const now = new Map(fresh.data.map((lead) => [lead._id, lead]));
  return { ...shown, data: shown.data.map((lead) => now.get(lead._id) ?? lead) };
}

/** "3 new leads", or a general text if something else has changed. */
export function formatListDiff({ newLeads }: Pick<ListDiff, 'newLeads'>, pageSize: number): string {
  if (newLeads === 0) return 'List updated';
  if (newLeads >= pageSize) return `More than ${pageSize - 1} new leads`;
  return newLeads === 1 ? '1 new lead' : `${newLeads} new leads`;
}
