import type { BodyOf, ResponseOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';

export type SavedView = ResponseOf<'get', '/api/views'>['data'][number];

const savedViewsApi = baseApi.enhanceEndpoints({ addTagTypes: ['SavedView'] }).injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query({
      ...endpoint(
        () => call('get', '/api/views'),
        ({ data }) => data,
      ),
      providesTags: ['SavedView'],
    }),
    saveView: build.mutation({
      ...endpoint((body: BodyOf<'post', '/api/views'>) => call('post', '/api/views', { body })),
      invalidatesTags: (_view, error) => (error ? [] : ['SavedView']),
    }),
    changeView: build.mutation({
      ...endpoint(({ id, changes }: { id: string; changes: BodyOf<'put', '/api/views/{id}'> }) =>
        call('put', '/api/views/{id}', { params: { id }, body: changes }),
      ),
      // Reload the views even after a failure, because another tab may have deleted the view.
      invalidatesTags: ['SavedView'],
    }),
    deleteView: build.mutation({
      ...endpoint((id: string) => call('delete', '/api/views/{id}', { params: { id } })),
      invalidatesTags: ['SavedView'],
    }),
    viewSettings: build.query({
      ...endpoint(
        () => call('get', '/api/views/settings'),
        ({ data }) => data,
      ),
      providesTags: ['SavedView'],
    }),
    changeViewSettings: build.mutation({
      ...endpoint((body: BodyOf<'put', '/api/views/settings'>) => call('put', '/api/views/settings', { body })),
      invalidatesTags: ['SavedView'],
      // Update optimistically, so that the column appears immediately.
      onQueryStarted: ({ columns }, { dispatch, queryFulfilled }) => {
        if (!columns) return;
        const patch = dispatch(
          savedViewsApi.util.updateQueryData('viewSettings', undefined, (settings) => {
            settings.columns = [...columns];
          }),
        );
        queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const {
  useSavedViewsQuery,
  useSaveViewMutation,
  useChangeViewMutation,
  useDeleteViewMutation,
  useViewSettingsQuery,
  useChangeViewSettingsMutation,
} = savedViewsApi;
