import type { QueryOf, ResponseOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi } from '../api/base-api';

type ActivityPage = ResponseOf<'get', '/api/activity'>;
export type Activity = ActivityPage['data'][number];
export type ActivityQuery = Omit<QueryOf<'get', '/api/activity'>, 'cursor' | 'limit'>;
export type ActivityKind = NonNullable<ActivityQuery['kind']>[number];

const activityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    activity: build.infiniteQuery<ActivityPage, ActivityQuery, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        call('get', '/api/activity', { query: { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) } }),
    }),
  }),
});

export const { useActivityInfiniteQuery } = activityApi;
