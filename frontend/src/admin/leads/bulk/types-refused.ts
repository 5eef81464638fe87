import type { LeadType } from '@lead-types/lead-types';
import { baseApi } from '../../api/base-api';
import { leadsApi } from '../lead/leads-api';

interface HandOver {
  readonly types: readonly LeadType[];
  /** The id of the user who would get the leads. */
  readonly colleague: string;
}

const typesRefusedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those of the lead types that the colleague may not see. */
    typesRefused: build.query<readonly LeadType[], HandOver>({
      queryFn: async ({ types, colleague }, { dispatch }) => {
        const isRefused = async (type: LeadType) => {
          const request = leadsApi.endpoints.assignees.initiate(type, { subscribe: false });
          const { data } = await dispatch(request);
          // If the answer did not come, nothing is claimed.
          return data !== undefined && !data.some(({ _id }) => _id === colleague);
        };
        const refused = await Promise.all(types.map(isRefused));
        return { data: types.filter((_type, at) => refused[at]) };
      },
      providesTags: ['User'],
    }),
  }),
});

export const { useTypesRefusedQuery } = typesRefusedApi;
