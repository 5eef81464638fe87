import type { BodyOf, ResponseOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { authorizedJson } from '../../api/authorized-fetch';
import { baseApi, endpoint } from '../../api/base-api';

type PreviewBody = BodyOf<'post', '/api/assignment/share-out/preview'>;
export type ShareOutPreview = ResponseOf<'post', '/api/assignment/share-out/preview'>['data'];
export type ShareOutCandidate = ShareOutPreview['people'][number];

const shareOutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Without `keepalive`: it allows only 64 KB in flight, and two previews of 1,000 leads are larger. */
    shareOutPreview: build.query<ShareOutPreview, PreviewBody>({
      queryFn: async (body, caller) => {
        const outcome = await authorizedJson(call('post', '/api/assignment/share-out/preview', { body }), caller);
        return 'problem' in outcome ? { error: outcome.problem } : { data: outcome.data.data };
      },
      keepUnusedDataFor: 0,
    }),
    shareOut: build.mutation({
      ...endpoint((body: BodyOf<'post', '/api/assignment/share-out'>) =>
        call('post', '/api/assignment/share-out', { body }),
      ),
      invalidatesTags: (_shared, error) => (error ? [] : ['Lead', 'LeadStats', 'BulkAct']),
    }),
  }),
});

export const { useShareOutPreviewQuery, useShareOutMutation } = shareOutApi;
