import type { BodyOf, ResponseOf } from '../../shared/api/api-types';
import { call } from '../api/api-call';
import { baseApi, endpoint } from '../api/base-api';

export type AssignmentRule = ResponseOf<'get', '/api/assignment/rules'>['data'][number];
export type AssignablePerson = ResponseOf<'get', '/api/assignment/people'>['data'][number];
export type RuleBody = BodyOf<'post', '/api/assignment/rules'>;
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
    /** When the signed-in person is away. */
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
