import type { components } from '../../../shared/api/schema';
import { baseApi } from '../../api/base-api';

type Schemas = components['schemas'];
export type SavedView = Schemas['SavedViewResponse'];

const savedViewsApi = baseApi.enhanceEndpoints({ addTagTypes: ['SavedView'] }).injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query<SavedView[], void>({
      query: () => ({ path: '/views' }),
      transformResponse: ({ data }: Schemas['SavedViewsAnswer']) => data,
      providesTags: ['SavedView'],
    }),
    saveView: build.mutation<Schemas['SavedViewAnswer'], Schemas['CreateViewDto']>({
      query: (body) => ({ path: '/views', method: 'POST', body }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['SavedView']),
    }),
    changeView: build.mutation<Schemas['SavedViewAnswer'], { id: string; changes: Schemas['UpdateViewDto'] }>({
      query: ({ id, changes }) => ({ path: `/views/${id}`, method: 'PUT', body: changes }),
      // Also after a failure: another tab may have deleted it.
      invalidatesTags: ['SavedView'],
    }),
    deleteView: build.mutation<unknown, string>({
      query: (id) => ({ path: `/views/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SavedView'],
    }),
  }),
});

export const { useSavedViewsQuery, useSaveViewMutation, useChangeViewMutation, useDeleteViewMutation } = savedViewsApi;
