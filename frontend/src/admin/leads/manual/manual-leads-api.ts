import type { BodyOf, ResponseOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';

export type ManualLead = BodyOf<'post', '/api/leads/manual'>;
export type CheckedPerson = BodyOf<'post', '/api/leads/manual/check'>['personalInfo'];
export type KnownLead = ResponseOf<'post', '/api/leads/manual/check'>['data'][number];

const manualLeadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds a lead; the same `key` again, with the same body, adds none. */
    addLead: build.mutation({
      ...endpoint(({ body, key }: { body: ManualLead; key: string }) =>
        call('post', '/api/leads/manual', { body, headers: { 'Idempotency-Key': key } }),
      ),
      invalidatesTags: (_lead, error) => (error ? [] : ['Lead', 'LeadStats']),
    }),
    /** Leads that may be of this person. */
    checkPerson: build.query({
      ...endpoint(
        (personalInfo: CheckedPerson) => call('post', '/api/leads/manual/check', { body: { personalInfo } }),
        ({ data }) => data,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAddLeadMutation, useCheckPersonQuery } = manualLeadsApi;
