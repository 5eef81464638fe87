import type { components } from '../../../shared/api/schema';
import { baseApi } from '../../api/base-api';

type Schemas = components['schemas'];

export type DuplicateCandidate = Schemas['DuplicateCandidateResponse'];
export type MergedLead = Schemas['MergedLeadResponse'];
export type DuplicateState = DuplicateCandidate['state'];

interface Pair {
  readonly id: string;
  readonly other: string;
}

export interface Merge {
  /** The lead that stays, in the state it was compared in. */
  readonly survivor: string;
  readonly survivorEtag: string | null;
  readonly other: string;
  readonly otherEtag: string | null;
  /** The values it takes over, by dotted path. */
  readonly take: readonly string[];
}

const both = (...ids: string[]) => [
  ...ids.map((id) => ({ type: 'Lead' as const, id })),
  { type: 'Lead' as const, id: 'LIST' },
];

export const duplicatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    duplicates: build.query<Schemas['DuplicatesResponse'], string>({
      query: (id) => ({ path: `/leads/${id}/duplicates` }),
      transformResponse: ({ data }: Schemas['DuplicatesAnswer']) => data,
      providesTags: (answer, _failure, id) => [
        { type: 'Lead', id },
        ...(answer?.candidates ?? []).map(({ lead }) => ({ type: 'Lead' as const, id: lead._id })),
      ],
    }),
    decideDuplicate: build.mutation<unknown, Pair & { state: DuplicateState }>({
      query: ({ id, other, state }) => ({ path: `/leads/${id}/duplicates`, method: 'PUT', body: { other, state } }),
      invalidatesTags: (_answer, _failure, { id, other }) => both(id, other),
    }),
    /** Refused with 412 where one of the two is no longer in the state it was compared in. */
    mergeLeads: build.mutation<unknown, Merge>({
      query: ({ survivor, survivorEtag, other, otherEtag, take }) => ({
        path: `/leads/${survivor}/merge`,
        method: 'POST',
        body: { other, ...(take.length > 0 && { take }), ...(otherEtag !== null && { otherEtag }) },
        ...(survivorEtag !== null && { headers: { 'If-Match': survivorEtag } }),
      }),
      invalidatesTags: (_answer, _failure, { survivor, other }) => [...both(survivor, other), 'LeadStats'],
    }),
    unmergeLeads: build.mutation<unknown, Pair>({
      query: ({ id, other }) => ({ path: `/leads/${id}/unmerge`, method: 'POST', body: { other } }),
      invalidatesTags: (_answer, _failure, { id, other }) => [...both(id, other), 'LeadStats'],
    }),
  }),
});

export const { useDuplicatesQuery, useDecideDuplicateMutation, useMergeLeadsMutation, useUnmergeLeadsMutation } =
  duplicatesApi;
