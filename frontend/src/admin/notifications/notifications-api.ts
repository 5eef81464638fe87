import type { ResponseOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';

export type Notification = ResponseOf<'get', '/api/notifications'>['data'][number];

/** As many the list shows at first. */
export const FIRST_NOTIFICATIONS = 20;

const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest of them, so many. */
    notifications: build.query({
      ...endpoint(
        (limit: number) => call('get', '/api/notifications', { query: { limit } }),
        (list) => list,
      ),
      providesTags: ['Notification'],
    }),
    /** Marks these, or all (null), as read: here at once, in other windows when the server says so. */
    markNotificationsRead: build.mutation({
      ...endpoint(({ ids }: { ids: readonly string[] | null }) =>
        call('post', '/api/notifications/read', { body: ids ? { ids: [...ids] } : { all: true } }),
      ),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const { useNotificationsQuery, useMarkNotificationsReadMutation } = notificationsApi;
