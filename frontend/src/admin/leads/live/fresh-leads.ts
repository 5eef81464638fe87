import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';
import type { Lead } from '../lead/lead';
import type { LeadListQuery, LeadPage } from '../lead/leads-api';

/** The page as it is now, cached apart from the one on the screen, whose rows may have to stay in place. */
export const liveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    freshLeads: build.query({
      ...endpoint((query: LeadListQuery) => call('get', '/api/leads', { query })),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** What a newer state of the same page would change about what is shown. */
interface ListDiff {
  /** The rows stand where they are, so it can be shown whoever is pointing at them. */
  readonly staysInPlace: boolean;
  /** Rows that were not there, of leads that have just come. */
  readonly newLeads: number;
}

/** Compares the page on the screen with a newer one; `added` are the leads that the server has reported. */
export function listDiff(shown: LeadPage, fresh: LeadPage, added: ReadonlySet<string>): ListDiff {
  const known = new Set(shown.data.map(({ _id }) => _id));
  const newest =
    shown.data
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? '';
  const lastKnown = fresh.data.findLastIndex(({ _id }) => known.has(_id));
  // Rows after the earlier ones have moved up from the next page.
  const isNew = ({ _id, createdAt }: Lead, at: number) =>
    !known.has(_id) && (added.has(_id) || (createdAt > newest && (at < lastKnown || lastKnown < 0)));
  return {
    staysInPlace: shown.data.map(({ _id }) => _id).join() === fresh.data.map(({ _id }) => _id).join(),
    newLeads: fresh.data.filter(isNew).length,
  };
}

/** The page on the screen with what is new about its rows, each where it stands. */
export function updatedInPlace(shown: LeadPage, fresh: LeadPage): LeadPage {
  const now = new Map(fresh.data.map((lead) => [lead._id, lead]));
  return { ...shown, data: shown.data.map((lead) => now.get(lead._id) ?? lead) };
}

/** "3 new leads"; what else is new about a list has no number. */
export function formatListDiff({ newLeads }: Pick<ListDiff, 'newLeads'>, pageSize: number): string {
  if (newLeads === 0) return 'The list has changed';
  if (newLeads >= pageSize) return `More than ${pageSize - 1} new leads`;
  return newLeads === 1 ? '1 new lead' : `${newLeads} new leads`;
}
