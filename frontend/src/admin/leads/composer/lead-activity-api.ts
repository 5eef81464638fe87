import type { BodyOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';

const leadActivityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logCall: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & BodyOf<'post', '/api/leads/{id}/calls'>) =>
        call('post', '/api/leads/{id}/calls', { params: { id }, body }),
      ),
      invalidatesTags: (_note, error, { id }) => (error ? [] : [{ type: 'Lead', id }, 'LeadStats']),
    }),
    /** Without a day the reminder is taken away. */
    setFollowUp: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & BodyOf<'put', '/api/leads/{id}/follow-up'>) =>
        call('put', '/api/leads/{id}/follow-up', { params: { id }, body }),
      ),
      invalidatesTags: (_lead, error, { id }) => (error ? [] : [{ type: 'Lead', id }, 'LeadStats']),
    }),
  }),
});

export const { useLogCallMutation, useSetFollowUpMutation } = leadActivityApi;
