import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';
import type { LeadListQuery } from '../lead/leads-api';

/** The page as it is now, cached apart from the one on the screen, whose rows may have to stay in place. */
export const liveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    freshLeads: build.query({
      ...endpoint((query: LeadListQuery) => call('get', '/api/leads', { query })),
      keepUnusedDataFor: 0,
    }),
  }),
});
