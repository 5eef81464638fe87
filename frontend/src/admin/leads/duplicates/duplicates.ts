import type { BodyOf, ResponseOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';
import type { Lead } from '../lead/lead';
import { useMayEdit } from '../lead/use-may-edit';

type Duplicates = ResponseOf<'get', '/api/leads/{id}/duplicates'>['data'];
export type DuplicateCandidate = Duplicates['candidates'][number];
export type MergedLead = Duplicates['merged'][number];
/** The path of a value that a merge can copy: `status`, `personalInfo.city`, `details.message`. */
export type MergePath = NonNullable<BodyOf<'post', '/api/leads/{id}/merge'>['take']>[number];
type DuplicateState = DuplicateCandidate['state'];

interface Pair {
  readonly id: string;
  readonly other: string;
}

interface Merge {
  readonly survivor: string;
  readonly survivorEtag: string | null;
  readonly other: string;
  readonly otherEtag: string | null;
  readonly take: readonly MergePath[];
}

const tagsOf = (...ids: string[]) => [
  ...ids.map((id) => ({ type: 'Lead' as const, id })),
  { type: 'Lead' as const, id: 'LIST' },
];

const duplicatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    duplicates: build.query({
      ...endpoint(
        (id: string) => call('get', '/api/leads/{id}/duplicates', { params: { id } }),
        ({ data }) => data,
      ),
      providesTags: (duplicates, _error, id) => [
        { type: 'Lead', id },
        ...(duplicates?.candidates ?? []).map(({ lead }) => ({ type: 'Lead' as const, id: lead._id })),
      ],
    }),
    flagDuplicate: build.mutation({
      ...endpoint(({ id, other }: Pair) =>
        call('post', '/api/leads/{id}/duplicates', { params: { id }, body: { other } }),
      ),
      invalidatesTags: (_message, error, { id, other }) => (error ? [] : tagsOf(id, other)),
    }),
    decideDuplicate: build.mutation({
      ...endpoint(({ id, other, state }: Pair & { state: DuplicateState }) =>
        call('put', '/api/leads/{id}/duplicates', { params: { id }, body: { other, state } }),
      ),
      invalidatesTags: (_message, _error, { id, other }) => tagsOf(id, other),
    }),
    /** Fails with 412 if either lead has changed since the comparison. */
    mergeLeads: build.mutation({
      ...endpoint(({ survivor, survivorEtag, other, otherEtag, take }: Merge) =>
        call('post', '/api/leads/{id}/merge', {
          params: { id: survivor },
          body: { other, ...(take.length > 0 && { take }), ...(otherEtag !== null && { otherEtag }) },
          ...(survivorEtag !== null && { headers: { 'If-Match': survivorEtag } }),
        }),
      ),
      invalidatesTags: (_lead, _error, { survivor, other }) => [...tagsOf(survivor, other), 'LeadStats'],
    }),
    unmergeLeads: build.mutation({
      ...endpoint(({ id, other }: Pair) =>
        call('post', '/api/leads/{id}/unmerge', { params: { id }, body: { other } }),
      ),
      invalidatesTags: (_lead, _error, { id, other }) => [...tagsOf(id, other), 'LeadStats'],
    }),
  }),
});

export const {
  useDuplicatesQuery,
  useFlagDuplicateMutation,
  useDecideDuplicateMutation,
  useMergeLeadsMutation,
  useUnmergeLeadsMutation,
} = duplicatesApi;

export function useDuplicateDecision(id: string, other: string) {
  const [decideDuplicate, { isLoading: busy }] = useDecideDuplicateMutation();
  const decide = (state: DuplicateState) => decideDuplicate({ id, other, state });
  return { decide, busy };
}

/** Why the user cannot decide about these two leads; undefined if the user can edit both. */
export function useDecisionReason(lead: Lead, other: Lead): string | undefined {
  const mayEdit = useMayEdit(lead);
  const mayEditOther = useMayEdit(other);
  return mayEdit && mayEditOther ? undefined : 'You need permission to edit both leads.';
}

type Reason = DuplicateCandidate['reasons'][number];

const REASON_LABELS: Readonly<Record<Reason, string>> = {
  phone: 'same phone',
  email: 'same email',
  name: 'similar name, same place',
  staff: 'marked by a colleague',
};

/** For use in a sentence: "same phone, same email". */
export function formatReasons(reasons: readonly Reason[]): string {
  return reasons.map((reason) => REASON_LABELS[reason]).join(', ');
}

/** As a label: "Same phone, same email". */
export function duplicateReasonLabel({
  reasons,
  namesDiffer,
}: Pick<DuplicateCandidate, 'reasons' | 'namesDiffer'>): string {
  const sentence = formatReasons(reasons) + (namesDiffer ? ', different name, may be a relative' : '');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
