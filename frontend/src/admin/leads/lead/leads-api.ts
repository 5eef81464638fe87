import type { LeadType } from '@lead-types/lead-types';
import type { components } from '../../../shared/api/schema';
import { baseApi, type QueryValue } from '../../api/base-api';
import type { LeadPriority, LeadStatus } from './lead-labels';

type Schemas = components['schemas'];

export interface LeadChanges {
  readonly status?: LeadStatus;
  readonly priority?: LeadPriority;
}

type BulkUpdates = { readonly status: LeadStatus } | { readonly assignedTo: string | null };

/** A lead with the name of the state it is in, for `If-Match`. */
export type VersionedLead = Schemas['LeadDetailResponse'] & { readonly etag: string | null };

const LIST = { type: 'Lead', id: 'LIST' } as const;

export const leadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    leads: build.query<Schemas['LeadListAnswer'], Record<string, QueryValue>>({
      query: (query) => ({ path: '/leads', query }),
      providesTags: (answer) => [LIST, ...(answer?.data ?? []).map(({ _id: id }) => ({ type: 'Lead' as const, id }))],
    }),
    leadTypes: build.query<Schemas['LeadTypesResponse'], void>({
      query: () => ({ path: '/leads/types' }),
      transformResponse: ({ data }: Schemas['LeadTypesAnswer']) => data,
      providesTags: ['LeadStats'],
    }),
    leadStats: build.query<Schemas['LeadStatsResponse'], void>({
      query: () => ({ path: '/leads/stats' }),
      transformResponse: ({ data }: Schemas['LeadStatsAnswer']) => data,
      providesTags: ['LeadStats'],
    }),
    /** One lead with its notes and history. */
    lead: build.query<VersionedLead, string>({
      query: (id) => ({ path: `/leads/${id}` }),
      transformResponse: ({ data }: Schemas['LeadAnswer'], meta) => ({ ...data, etag: meta?.etag ?? null }),
      providesTags: (_lead, _failure, id) => [{ type: 'Lead', id }],
    }),
    /** The colleagues a lead of that type may be given to; of any type where none is named. */
    assignees: build.query<Schemas['UserRef'][], LeadType | undefined>({
      query: (type) => ({ path: '/leads/assignees', query: { type } }),
      transformResponse: ({ data }: Schemas['AssigneesAnswer']) => data,
      providesTags: ['User'],
    }),
    assignLead: build.mutation<unknown, { id: string; assignedTo: string | null }>({
      query: ({ id, assignedTo }) => ({ path: `/leads/${id}/assign`, method: 'PUT', body: { assignedTo } }),
      invalidatesTags: (_answer, _failure, { id }) => [{ type: 'Lead', id }, 'LeadStats'],
    }),
    addNote: build.mutation<unknown, { id: string; content: string }>({
      query: ({ id, content }) => ({ path: `/leads/${id}/notes`, method: 'POST', body: { content } }),
      invalidatesTags: (_answer, failure, { id }) => (failure ? [] : [{ type: 'Lead', id }]),
    }),
    /** Shown at once, taken back when the server refuses; the lists that hold the lead are then loaded anew. */
    changeLead: build.mutation<unknown, { id: string; changes: LeadChanges }>({
      query: ({ id, changes }) => ({ path: `/leads/${id}`, method: 'PUT', body: changes }),
      onQueryStarted: async ({ id, changes }, { dispatch, getState, queryFulfilled }) => {
        const patches = leadsApi.util
          .selectInvalidatedBy(getState(), [{ type: 'Lead', id }])
          .filter(({ endpointName }) => endpointName === 'leads')
          .map(({ originalArgs }) =>
            dispatch(
              leadsApi.util.updateQueryData('leads', originalArgs, ({ data }) => {
                const lead = data.find(({ _id }) => _id === id);
                if (lead) Object.assign(lead, changes);
              }),
            ),
          );
        patches.push(dispatch(leadsApi.util.updateQueryData('lead', id, (lead) => Object.assign(lead, changes))));
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo();
        });
      },
      invalidatesTags: (_answer, _failure, { id }) => [{ type: 'Lead', id }, 'LeadStats'],
    }),
    /** Refused with 412 where the lead is no longer in the state `etag` names. */
    correctLead: build.mutation<unknown, { id: string; etag: string | null; body: object }>({
      query: ({ id, etag, body }) => ({
        path: `/leads/${id}`,
        method: 'PUT',
        body,
        ...(etag !== null && { headers: { 'If-Match': etag } }),
      }),
      invalidatesTags: (_answer, failure, { id }) => (failure ? [] : [{ type: 'Lead', id }]),
    }),
    deleteLead: build.mutation<unknown, string>({
      query: (id) => ({ path: `/leads/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : [LIST, 'LeadStats']),
    }),
    restoreLead: build.mutation<unknown, string>({
      query: (id) => ({ path: `/leads/${id}/restore`, method: 'POST' }),
      invalidatesTags: (_answer, failure) => (failure ? [] : [LIST, 'LeadStats']),
    }),
    changeLeads: build.mutation<Schemas['BulkAnswer'], { leadIds: readonly string[]; updates: BulkUpdates }>({
      query: (body) => ({ path: '/leads/bulk', method: 'PUT', body }),
      invalidatesTags: (_answer, failure) => (failure ? [] : [LIST, 'LeadStats']),
    }),
    deleteLeads: build.mutation<Schemas['BulkAnswer'], readonly string[]>({
      query: (leadIds) => ({ path: '/leads/bulk', method: 'DELETE', body: { leadIds } }),
      invalidatesTags: (_answer, failure) => (failure ? [] : [LIST, 'LeadStats']),
    }),
  }),
});

export const {
  useLeadsQuery,
  useLeadTypesQuery,
  useLeadStatsQuery,
  useLeadQuery,
  useLazyLeadQuery,
  useAssigneesQuery,
  useAssignLeadMutation,
  useAddNoteMutation,
  useChangeLeadMutation,
  useCorrectLeadMutation,
  useDeleteLeadMutation,
  useRestoreLeadMutation,
  useChangeLeadsMutation,
  useDeleteLeadsMutation,
} = leadsApi;

/** How many leads of a type there are, from the stats. */
export function countOfType(stats: Schemas['LeadStatsResponse'] | undefined, type: LeadType): number | undefined {
  return stats && (stats.leadsByType.find(({ _id }) => _id === type)?.count ?? 0);
}
