import type { BodyOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';
import { downloadFile } from '../../api/download-file';
import { changedTags } from '../lead/leads-api';

interface FollowUpOfLead {
  readonly id: string;
  readonly followUp: string;
}

const leadActivityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A retry with the same `key` and body does not log a second call. */
    logCall: build.mutation({
      ...endpoint(({ id, key, ...body }: { id: string; key: string } & BodyOf<'post', '/api/leads/{id}/calls'>) =>
        call('post', '/api/leads/{id}/calls', { params: { id }, body, headers: { 'Idempotency-Key': key } }),
      ),
      invalidatesTags: (_note, error, { id }) => (error ? [] : changedTags(id)),
    }),
    setFollowUp: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & BodyOf<'put', '/api/leads/{id}/follow-up'>) =>
        call('put', '/api/leads/{id}/follow-up', { params: { id }, body }),
      ),
      invalidatesTags: (_lead, error, { id }) => (error ? [] : changedTags(id)),
    }),
    addFollowUp: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & BodyOf<'post', '/api/leads/{id}/follow-ups'>) =>
        call('post', '/api/leads/{id}/follow-ups', { params: { id }, body }),
      ),
      invalidatesTags: (_result, error, { id }) => (error ? [] : changedTags(id)),
    }),
    completeFollowUp: build.mutation({
      ...endpoint(({ id, followUp }: FollowUpOfLead) =>
        call('post', '/api/leads/{id}/follow-ups/{followUpId}/complete', { params: { id, followUpId: followUp } }),
      ),
      invalidatesTags: (_result, error, { id }) => (error ? [] : changedTags(id)),
    }),
    /** Fields that are left out are cleared. */
    changeFollowUp: build.mutation({
      ...endpoint(
        ({ id, followUp, ...body }: FollowUpOfLead & BodyOf<'put', '/api/leads/{id}/follow-ups/{followUpId}'>) =>
          call('put', '/api/leads/{id}/follow-ups/{followUpId}', { params: { id, followUpId: followUp }, body }),
      ),
      invalidatesTags: (_result, error, { id }) => (error ? [] : changedTags(id)),
    }),
    removeFollowUp: build.mutation({
      ...endpoint(({ id, followUp }: FollowUpOfLead) =>
        call('delete', '/api/leads/{id}/follow-ups/{followUpId}', { params: { id, followUpId: followUp } }),
      ),
      invalidatesTags: (_result, error, { id }) => (error ? [] : changedTags(id)),
    }),
    /** Downloads the .ics file of a follow-up, which a phone adds to its calendar. */
    downloadCalendarFile: build.mutation<string, FollowUpOfLead>({
      queryFn: async ({ id, followUp }, caller) => {
        const path = '/api/leads/{id}/follow-ups/{followUpId}/calendar';
        const outcome = await downloadFile(
          call('get', path, { params: { id, followUpId: followUp } }),
          caller,
          'follow-up.ics',
        );
        return 'error' in outcome ? { error: outcome.error } : { data: outcome.data.name };
      },
    }),
  }),
});

export const { setFollowUp, removeFollowUp } = leadActivityApi.endpoints;

export const {
  useLogCallMutation,
  useSetFollowUpMutation,
  useAddFollowUpMutation,
  useCompleteFollowUpMutation,
  useChangeFollowUpMutation,
  useRemoveFollowUpMutation,
  useDownloadCalendarFileMutation,
} = leadActivityApi;
