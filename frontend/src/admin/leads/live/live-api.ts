import type { components } from '../../../shared/api/schema';
import { baseApi, type QueryValue } from '../../api/base-api';

/** The page as it is now, kept apart from the one on the screen until somebody may see it move. */
export const liveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    peekLeads: build.query<components['schemas']['LeadListAnswer'], Record<string, QueryValue>>({
      query: (query) => ({ path: '/leads', query }),
      keepUnusedDataFor: 0,
    }),
  }),
});
