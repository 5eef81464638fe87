import type { BodyOf, ResponseOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';

export type Notification = ResponseOf<'get', '/api/notifications'>['data'][number];

export const FIRST_NOTIFICATIONS = 20;

const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query({
      ...endpoint(
        (limit: number) => call('get', '/api/notifications', { query: { limit } }),
        (list) => list,
      ),
      providesTags: ['Notification'],
    }),
    /** `ids: null` marks all notifications as read. The server tells other windows, so that they refetch. */
    markNotificationsRead: build.mutation({
      ...endpoint(({ ids }: { ids: readonly string[] | null }) =>
        call('post', '/api/notifications/read', { body: ids ? { ids: [...ids] } : { all: true } }),
      ),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const { useNotificationsQuery, useMarkNotificationsReadMutation } = notificationsApi;

export type NotificationSettings = ResponseOf<'get', '/api/notifications/settings'>['data'];

const settingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['NotificationSettings'] }).injectEndpoints({
  endpoints: (build) => ({
    notificationSettings: build.query({
      ...endpoint(
        () => call('get', '/api/notifications/settings'),
        ({ data }) => data,
      ),
      providesTags: ['NotificationSettings'],
    }),
    changeNotificationSettings: build.mutation({
      ...endpoint((body: BodyOf<'put', '/api/notifications/settings'>) =>
        call('put', '/api/notifications/settings', { body }),
      ),
      invalidatesTags: ['NotificationSettings'],
    }),
    addPushDevice: build.mutation({
      ...endpoint((body: BodyOf<'post', '/api/notifications/devices'>) =>
        call('post', '/api/notifications/devices', { body }),
      ),
    }),
    removePushDevice: build.mutation({
      ...endpoint((body: BodyOf<'delete', '/api/notifications/devices'>) =>
        call('delete', '/api/notifications/devices', { body }),
      ),
    }),
  }),
});

export const {
  useNotificationSettingsQuery,
  useChangeNotificationSettingsMutation,
  useAddPushDeviceMutation,
  useRemovePushDeviceMutation,
} = settingsApi;
