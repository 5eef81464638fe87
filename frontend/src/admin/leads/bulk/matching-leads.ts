import type { components } from '../../../shared/api/schema';
import { authorizedFetch } from '../../api/authorized-fetch';
import { baseApi, type QueryValue, queryString } from '../../api/base-api';
import { networkProblem } from '../../api/problem';

/** As many leads as one bulk call takes. */
export const MAX_SELECTED = 1000;
const PER_PAGE = 100;

const matchingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The ids of the leads that a list query finds, in its order, at most {@link MAX_SELECTED}. */
    matchingLeads: build.mutation<string[], Readonly<Record<string, QueryValue>>>({
      queryFn: async (query, caller) => {
        // A lead that arrives meanwhile pushes another over the edge of a page, where it is met twice.
        const ids = new Set<string>();
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const path = `/api/leads${queryString({ ...query, page, limit: PER_PAGE })}`;
          const answer = await authorizedFetch(path, {}, caller);
          if ('failure' in answer) return { error: answer.failure };
          try {
            const { data, pagination }: components['schemas']['LeadListAnswer'] = await answer.response.json();
            for (const { _id } of data) ids.add(_id);
            pages = Math.min(pagination.totalPages, MAX_SELECTED / PER_PAGE);
          } catch {
            return { error: networkProblem() };
          }
        }
        return { data: [...ids] };
      },
    }),
  }),
});

export const { useMatchingLeadsMutation } = matchingApi;
