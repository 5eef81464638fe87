import type { BodyOf, ResponseOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';
import { changedTags } from '../lead/leads-api';

export type TimelinePage = ResponseOf<'get', '/api/leads/{id}/timeline'>;
export type TimelineEntry = TimelinePage['data'][number];
export type TimelineKind = TimelineEntry['kind'];

type NewMessage = BodyOf<'post', '/api/leads/{id}/messages'>;
export type MessageChannel = NewMessage['channel'];
export type MessageOutcome = BodyOf<'put', '/api/leads/{id}/messages/{noteId}'>['outcome'];

export interface TimelineQuery {
  readonly id: string;
  /** Empty: all kinds. */
  readonly kinds: readonly TimelineKind[];
}

const timelineApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, page by page. */
    leadTimeline: build.infiniteQuery<TimelinePage, TimelineQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg: { id, kinds }, pageParam }) =>
        call('get', '/api/leads/{id}/timeline', {
          params: { id },
          query: { ...(kinds.length > 0 && { kinds: [...kinds] }), ...(pageParam !== null && { cursor: pageParam }) },
        }),
      providesTags: (_pages, _error, { id }) => [
        { type: 'Lead', id },
        { type: 'LeadTimeline', id },
      ],
    }),
    /** A retry with the same `key` and body does not log a second message. */
    logMessage: build.mutation({
      ...endpoint(({ id, key, ...body }: { id: string; key: string } & NewMessage) =>
        call('post', '/api/leads/{id}/messages', { params: { id }, body, headers: { 'Idempotency-Key': key } }),
      ),
      invalidatesTags: (_note, error, { id }) => (error ? [] : changedTags(id)),
    }),
    setMessageOutcome: build.mutation({
      ...endpoint(({ id, noteId, outcome }: { id: string; noteId: string; outcome: MessageOutcome }) =>
        call('put', '/api/leads/{id}/messages/{noteId}', { params: { id, noteId }, body: { outcome } }),
      ),
      invalidatesTags: (_note, error, { id }) => (error ? [] : changedTags(id)),
    }),
  }),
});

export const { useLeadTimelineInfiniteQuery, useLogMessageMutation, useSetMessageOutcomeMutation } = timelineApi;
