import type { LeadType } from '@lead-types/lead-types';
import { useEffect, useRef } from 'react';
import type { BodyOf, QueryOf, ResponseOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { type ApiState, type AppDispatch, useAppDispatch } from '../../api/app-store';
import { baseApi, endpoint } from '../../api/base-api';

export type LeadListQuery = QueryOf<'get', '/api/leads'>;
export type LeadPage = ResponseOf<'get', '/api/leads'>;
type ListedLead = LeadPage['data'][number];
export type LeadStats = ResponseOf<'get', '/api/leads/stats'>['data'];
export type Assignee = ResponseOf<'get', '/api/leads/assignees'>['data'][number];

type LeadChanges = BodyOf<'put', '/api/leads/{id}'>;
export type LeadCorrection = Omit<LeadChanges, 'status' | 'closeReason' | 'priority' | 'assignedTo' | 'inPool'>;
type WorkChanges = Pick<LeadChanges, 'status' | 'closeReason' | 'priority'>;

/** A lead with its ETag, which is sent as `If-Match`. */
export type VersionedLead = ResponseOf<'get', '/api/leads/{id}'>['data'];

interface Assignment {
  readonly id: string;
  readonly assignee: Assignee | null;
  /** The request fails with 412 if the lead's ETag has changed. */
  readonly etag?: string;
}

interface MutationLifecycle {
  readonly dispatch: AppDispatch;
  readonly getState: () => ApiState;
  readonly queryFulfilled: Promise<unknown>;
}

export const LIST_TAG = { type: 'Lead', id: 'LIST' } as const;

/** The cache tags that a change to a lead invalidates. Includes the lists, because the lead may enter or leave them. */
export const changedTags = (id: string) => [{ type: 'Lead', id } as const, LIST_TAG, 'LeadStats' as const];

export const leadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    leads: build.query({
      ...endpoint((query: LeadListQuery) => call('get', '/api/leads', { query })),
      providesTags: (page) => [LIST_TAG, ...(page?.data ?? []).map(({ _id: id }) => ({ type: 'Lead' as const, id }))],
    }),
    leadTypes: build.query({
      ...endpoint(
        () => call('get', '/api/leads/types'),
        ({ data }) => data,
      ),
      // The types change only when the user's lead access changes.
      providesTags: ['User'],
    }),
    leadStats: build.query({
      ...endpoint(
        () => call('get', '/api/leads/stats'),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    lead: build.query({
      ...endpoint(
        (id: string) => call('get', '/api/leads/{id}', { params: { id } }),
        ({ data }, meta): VersionedLead => ({ ...data, etag: meta?.etag ?? data.etag }),
      ),
      providesTags: (_lead, _error, id) => [{ type: 'Lead', id }],
    }),
    leadNotes: build.query({
      ...endpoint(
        ({ id, ...query }: { id: string; page: number; limit: number }) =>
          call('get', '/api/leads/{id}/notes', { params: { id }, query }),
        ({ data }) => data,
      ),
      providesTags: (_notes, _error, { id }) => [{ type: 'Lead', id }],
    }),
    /** The users who can be assigned leads of the given type, or of any type if it is undefined. */
    assignees: build.query({
      ...endpoint(
        (type: LeadType | undefined) => call('get', '/api/leads/assignees', { query: { type } }),
        ({ data }) => data,
      ),
      providesTags: ['User'],
    }),
    /** Names of places for suggestions. */
    places: build.query({
      ...endpoint(
        (query: QueryOf<'get', '/api/leads/places'>) => call('get', '/api/leads/places', { query }),
        ({ data }) => data,
      ),
      providesTags: ['LeadStats'],
    }),
    /** Updates the cache optimistically. If the assignee is null, unassigns the lead. */
    assignLead: build.mutation<ResponseOf<'put', '/api/leads/{id}/assign'>, Assignment>({
      ...endpoint(({ id, assignee, etag }: Assignment) =>
        call('put', '/api/leads/{id}/assign', {
          params: { id },
          body: { assignedTo: assignee?._id ?? null },
          ...(etag !== undefined && { headers: { 'If-Match': etag } }),
        }),
      ),
      onQueryStarted: ({ id, assignee }, lifecycle) => updateOptimistically(id, { assignedTo: assignee }, lifecycle),
      invalidatesTags: (_lead, _error, { id }) => changedTags(id),
    }),
    /** Fails if a colleague was faster. Even then, reloads the lists, which still show the lead as unassigned. */
    takeLead: build.mutation({
      ...endpoint((id: string) => call('post', '/api/leads/{id}/take', { params: { id } })),
      invalidatesTags: (_lead, _error, id) => changedTags(id),
    }),
    /** A retry with the same `key` and body does not add a second note. */
    addNote: build.mutation({
      ...endpoint(({ id, key, ...body }: { id: string; key: string } & BodyOf<'post', '/api/leads/{id}/notes'>) =>
        call('post', '/api/leads/{id}/notes', { params: { id }, body, headers: { 'Idempotency-Key': key } }),
      ),
      invalidatesTags: (_note, error, { id }) => (error ? [] : changedTags(id)),
    }),
    /** Fails if the note is too old to be edited. Does not reload the lists. */
    editNote: build.mutation({
      ...endpoint(
        ({ id, noteId, ...body }: { id: string; noteId: string } & BodyOf<'put', '/api/leads/{id}/notes/{noteId}'>) =>
          call('put', '/api/leads/{id}/notes/{noteId}', { params: { id, noteId }, body }),
      ),
      invalidatesTags: (_note, error, { id }) => (error ? [] : [{ type: 'Lead', id }]),
    }),
    changeLead: build.mutation<ResponseOf<'put', '/api/leads/{id}'>, { id: string; changes: WorkChanges }>({
      ...endpoint(({ id, changes }: { id: string; changes: WorkChanges }) =>
        call('put', '/api/leads/{id}', { params: { id }, body: changes }),
      ),
      onQueryStarted: ({ id, changes }, lifecycle) => updateOptimistically(id, changes, lifecycle),
      invalidatesTags: (_lead, _error, { id }) => changedTags(id),
    }),
    /** Fails with 412 if the lead's ETag has changed. */
    correctLead: build.mutation({
      ...endpoint(({ id, etag, body }: { id: string; etag: string | null; body: LeadCorrection }) =>
        call('put', '/api/leads/{id}', {
          params: { id },
          body,
          ...(etag !== null && { headers: { 'If-Match': etag } }),
        }),
      ),
      invalidatesTags: (_lead, error, { id }) => (error ? [] : [{ type: 'Lead', id }]),
    }),
    /** Fails with 412 like `correctLead`, but even then reloads the lead. */
    correctLeadType: build.mutation({
      ...endpoint(({ id, etag, type }: { id: string; etag: string | null; type: LeadType }) =>
        call('put', '/api/leads/{id}/type', {
          params: { id },
          body: { type },
          ...(etag !== null && { headers: { 'If-Match': etag } }),
        }),
      ),
      invalidatesTags: (_lead, _error, { id }) => changedTags(id),
    }),
    deleteLead: build.mutation({
      ...endpoint((id: string) => call('delete', '/api/leads/{id}', { params: { id } })),
      invalidatesTags: (_message, error) => (error ? [] : [LIST_TAG, 'LeadStats']),
    }),
    undeleteLead: build.mutation({
      ...endpoint((id: string) => call('post', '/api/leads/bin/restore', { body: { leadIds: [id] } })),
      invalidatesTags: ['Lead', 'LeadStats', 'BinnedLead'],
    }),
    /** Fails with 412 like `correctLead`, but only if `etag` is set. */
    eraseLead: build.mutation({
      ...endpoint(({ id, etag }: { id: string; etag: string | null }) =>
        call('post', '/api/leads/{id}/erase', {
          params: { id },
          ...(etag !== null && { headers: { 'If-Match': etag } }),
        }),
      ),
      invalidatesTags: (_lead, error, { id }) => [
        { type: 'Lead', id },
        ...(error ? [] : [LIST_TAG, 'LeadStats' as const]),
      ],
    }),
    restoreLead: build.mutation({
      ...endpoint((id: string) => call('post', '/api/leads/{id}/restore', { params: { id } })),
      invalidatesTags: (_message, error, id) => (error ? [] : changedTags(id)),
    }),
    changeLeads: build.mutation({
      ...endpoint((body: BodyOf<'put', '/api/leads/bulk'>) => call('put', '/api/leads/bulk', { body })),
      invalidatesTags: (_count, error) => (error ? [] : [LIST_TAG, 'LeadStats', 'BulkAct']),
    }),
    restoreLeads: build.mutation({
      ...endpoint((leadIds: readonly string[]) => call('post', '/api/leads/bulk-restore', { body: { leadIds } })),
      invalidatesTags: (_count, error) => (error ? [] : [LIST_TAG, 'LeadStats', 'BulkAct']),
    }),
    deleteLeads: build.mutation({
      ...endpoint((leadIds: readonly string[]) => call('delete', '/api/leads/bulk', { body: { leadIds } })),
      invalidatesTags: (_count, error) => (error ? [] : [LIST_TAG, 'LeadStats', 'BulkAct']),
    }),
  }),
});

export const {
  useLeadsQuery,
  useLeadTypesQuery,
  useLeadStatsQuery,
  useLeadQuery,
  useLazyLeadQuery,
  useLeadNotesQuery,
  useAssigneesQuery,
  usePlacesQuery,
  useAssignLeadMutation,
  useTakeLeadMutation,
  useAddNoteMutation,
  useEditNoteMutation,
  useChangeLeadMutation,
  useCorrectLeadMutation,
  useCorrectLeadTypeMutation,
  useDeleteLeadMutation,
  useUndeleteLeadMutation,
  useEraseLeadMutation,
  useRestoreLeadMutation,
  useRestoreLeadsMutation,
  useChangeLeadsMutation,
  useDeleteLeadsMutation,
} = leadsApi;

/**
 * Updates a lead in all cached lists and details before the server responds. On failure, restores the previous values,
 * unless a newer response has changed the lead since. Finds the lead by id, because a list may have been reordered.
 */
async function updateOptimistically(
  id: string,
  change: Partial<Pick<VersionedLead, 'status' | 'closeReason' | 'priority' | 'assignedTo'>>,
  { dispatch, getState, queryFulfilled }: MutationLifecycle,
): Promise<void> {
  const fields = Object.keys(change) as (keyof typeof change)[];
  const lists = leadsApi.util
    .selectInvalidatedBy(getState(), [{ type: 'Lead', id }])
    .filter(({ endpointName }) => endpointName === 'leads')
    .map(({ originalArgs }) => originalArgs as LeadListQuery);
  const update = (edit: (lead: ListedLead | VersionedLead) => void) => {
    for (const query of lists) {
      dispatch(
        leadsApi.util.updateQueryData('leads', query, ({ data }) => {
          const lead = data.find(({ _id }) => _id === id);
          if (lead) edit(lead);
        }),
      );
    }
    dispatch(leadsApi.util.updateQueryData('lead', id, edit));
  };
  let before: typeof change = {};
  update((lead) => {
    before = Object.fromEntries(fields.map((field) => [field, lead[field]]));
    Object.assign(lead, change);
  });
  await queryFulfilled.catch(() =>
    update((lead) => {
      if (fields.every((field) => isSame(lead[field], change[field]))) Object.assign(lead, before);
    }),
  );
}

/** Compares two values. People are compared by id. */
function isSame(one: unknown, other: unknown): boolean {
  const idOf = (value: unknown) => (value as { readonly _id?: string } | null | undefined)?._id ?? value;
  return idOf(one) === idOf(other);
}

export function countOfType(stats: LeadStats | undefined, type: LeadType): number | undefined {
  return stats && (stats.leadsByType.find(({ _id }) => _id === type)?.count ?? 0);
}

/** Aborts the previous list request when the query changes, so that the server stops searching. */
export function useAbortOutdated(query: LeadListQuery): void {
  const dispatch = useAppDispatch();
  const text = JSON.stringify(query);
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    dispatch(leadsApi.util.getRunningQueryThunk('leads', JSON.parse(before.current)))?.abort();
    before.current = text;
  }, [dispatch, text]);
}
