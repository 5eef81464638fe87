import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';
import type { LeadListQuery } from '../lead/leads-api';

/** The page as it is now, kept apart from the one on the screen until somebody may see it move. */
export const liveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    peekLeads: build.query({
      ...endpoint((query: LeadListQuery) => call('get', '/api/leads', { query })),
      keepUnusedDataFor: 0,
    }),
  }),
});
