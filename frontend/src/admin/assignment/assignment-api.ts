import { INDIAN_STATES } from '@lead-types/indian-states';
import { leadTypeDefinition } from '@lead-types/lead-types';
import type { BodyOf, ResponseOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';

export type AssignmentRule = ResponseOf<'get', '/api/assignment/rules'>['data'][number];
export type AssignablePerson = ResponseOf<'get', '/api/assignment/people'>['data'][number];
type RuleBody = BodyOf<'post', '/api/assignment/rules'>;
type AwayBody = BodyOf<'put', '/api/assignment/people/{id}/away'>;

const assignmentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    assignmentRules: build.query({
      ...endpoint(
        () => call('get', '/api/assignment/rules'),
        ({ data }) => data,
      ),
      providesTags: ['Assignment', 'User'],
    }),
    assignablePeople: build.query({
      ...endpoint(
        () => call('get', '/api/assignment/people'),
        ({ data }) => data,
      ),
      providesTags: ['Assignment', 'User', 'LeadStats'],
    }),
    ownAway: build.query({
      ...endpoint(
        () => call('get', '/api/assignment/away'),
        ({ data }) => data,
      ),
      providesTags: ['Assignment'],
    }),
    createRule: build.mutation({
      ...endpoint((body: RuleBody) => call('post', '/api/assignment/rules', { body })),
      invalidatesTags: ['Assignment'],
    }),
    changeRule: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & Pick<RuleBody, 'kind' | 'userIds'>) =>
        call('put', '/api/assignment/rules/{id}', { params: { id }, body }),
      ),
      invalidatesTags: ['Assignment'],
    }),
    deleteRule: build.mutation({
      ...endpoint((id: string) => call('delete', '/api/assignment/rules/{id}', { params: { id } })),
      invalidatesTags: ['Assignment'],
    }),
    setAway: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & AwayBody) =>
        call('put', '/api/assignment/people/{id}/away', { params: { id }, body }),
      ),
      invalidatesTags: ['Assignment'],
    }),
  }),
});

export const {
  useAssignmentRulesQuery,
  useAssignablePeopleQuery,
  useOwnAwayQuery,
  useCreateRuleMutation,
  useChangeRuleMutation,
  useDeleteRuleMutation,
  useSetAwayMutation,
} = assignmentApi;

type Kind = AssignmentRule['kind'];
type PassedOver = NonNullable<AssignmentRule['people'][number]['passedOver']>;

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  round_robin: 'Team in rotation',
  fixed: 'One person',
  pool: 'Shared pool',
};

export const PASSED_OVER_LABELS: Readonly<Record<PassedOver, string>> = {
  inactive: 'inactive',
  away: 'away',
  no_access: 'no access to this type',
};

/** Describes which leads a rule applies to: "Contact, Bihar". */
export function ruleSubject({ leadType, state }: Pick<AssignmentRule, 'leadType' | 'state'>): string {
  const { label } = leadTypeDefinition(leadType);
  const place = INDIAN_STATES.find(({ code }) => code === state)?.name;
  return place ? `${label}, ${place}` : label;
}

export function isIdle({ kind, people }: AssignmentRule): boolean {
  return kind !== 'pool' && people.every(({ passedOver }) => passedOver !== null);
}
