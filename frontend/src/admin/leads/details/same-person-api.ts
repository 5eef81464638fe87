import type { ResponseOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { authorizedJson } from '../../api/authorized-fetch';
import { baseApi, endpoint } from '../../api/base-api';
import type { Lead } from '../lead/lead';

export type BinnedLead = ResponseOf<'get', '/api/leads/bin'>['data'][number];
type Person = Pick<Lead, '_id' | 'phoneE164' | 'personalInfo'>;

/** As many are shown; more of one phone are a shop's or an operator's. */
const MAX_PER_SEARCH = 100;

const samePersonApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The other leads with the phone or the mail of this one that the user may see, suspected spam among them; those flagged as
     * possible duplicates are only the six most alike.
     */
    samePersonLeads: build.query<Lead[], Person>({
      queryFn: async ({ _id, phoneE164, personalInfo: { email } }, caller) => {
        const found = new Map<string, Lead>();
        for (const search of [phoneE164, email].filter((value) => typeof value === 'string' && value !== '')) {
          for (const quarantined of [false, true]) {
            const query = { search: search as string, quarantined, limit: MAX_PER_SEARCH };
            const outcome = await authorizedJson(call('get', '/api/leads', { query }), caller);
            if ('problem' in outcome) return { error: outcome.problem };
            for (const lead of outcome.data.data) found.set(lead._id, lead);
          }
        }
        const isSame = (lead: Lead) =>
          (phoneE164 !== null && lead.phoneE164 === phoneE164) ||
          (Boolean(email) && lead.personalInfo.email?.toLowerCase() === email?.toLowerCase());
        return { data: [...found.values()].filter((lead) => lead._id !== _id && isSame(lead)) };
      },
      keepUnusedDataFor: 0,
    }),
    /** Those of them that were deleted and rest in the bin, as far as the user reaches it. */
    samePersonInBin: build.query<BinnedLead[], Person>({
      queryFn: async ({ phoneE164, personalInfo: { email } }, caller) => {
        const found = new Map<string, BinnedLead>();
        for (const search of [phoneE164, email].filter((value) => typeof value === 'string' && value !== '')) {
          const query = { search: search as string, limit: MAX_PER_SEARCH };
          const outcome = await authorizedJson(call('get', '/api/leads/bin', { query }), caller);
          if ('problem' in outcome) return { error: outcome.problem };
          for (const lead of outcome.data.data) found.set(lead._id, lead);
        }
        const isSame = ({ personalInfo }: BinnedLead) =>
          digitsOf(personalInfo.phone).endsWith(digitsOf(phoneE164).slice(-10) || '-') ||
          (Boolean(email) && personalInfo.email?.toLowerCase() === email?.toLowerCase());
        return { data: [...found.values()].filter(isSame) };
      },
      keepUnusedDataFor: 0,
    }),
    removeBinnedLeads: build.mutation({
      ...endpoint((leadIds: string[]) => call('delete', '/api/leads/bin', { body: { leadIds } })),
      invalidatesTags: ['BinnedLead'],
    }),
  }),
});

function digitsOf(phone: string | null | undefined): string {
  return (phone ?? '').replace(/\D/g, '');
}

export const { useSamePersonLeadsQuery, useSamePersonInBinQuery, useRemoveBinnedLeadsMutation } = samePersonApi;
