import type { components } from '../../../shared/api/schema';
import { baseApi } from '../../api/base-api';

type Schemas = components['schemas'];

const followUpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logCall: build.mutation<unknown, { id: string } & Schemas['LogCallDto']>({
      query: ({ id, ...call }) => ({ path: `/leads/${id}/calls`, method: 'POST', body: call }),
      invalidatesTags: (_answer, failure, { id }) => (failure ? [] : [{ type: 'Lead', id }, 'LeadStats']),
    }),
    /** Without a day the reminder is taken away. */
    setFollowUp: build.mutation<unknown, { id: string; on: string | null; note?: string }>({
      query: ({ id, ...followUp }) => ({ path: `/leads/${id}/follow-up`, method: 'PUT', body: followUp }),
      invalidatesTags: (_answer, failure, { id }) => (failure ? [] : [{ type: 'Lead', id }, 'LeadStats']),
    }),
  }),
});

export const { useLogCallMutation, useSetFollowUpMutation } = followUpApi;
