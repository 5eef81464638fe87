import type { BodyOf, ResponseOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';

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
