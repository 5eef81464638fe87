import type { BodyOf, QueryOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { baseApi } from '../../api/base-api';
import { type DownloadedFile, type DownloadProgress, downloadFile } from '../../api/download-file';

const DEFAULT_NAME = 'kisan_canteen_leads.csv';

interface ExportRequest {
  /** What the file is asked for: in the address, or in a body where it names many leads. */
  readonly asked:
    | { readonly query: QueryOf<'get', '/api/leads/export'> }
    | { readonly body: BodyOf<'post', '/api/leads/export'> };
  readonly onProgress: (progress: DownloadProgress) => void;
}

const exportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    exportLeads: build.mutation<DownloadedFile, ExportRequest>({
      queryFn: ({ asked, onProgress }, caller) =>
        downloadFile(
          'body' in asked
            ? call('post', '/api/leads/export', { body: asked.body })
            : call('get', '/api/leads/export', { query: asked.query }),
          caller,
          DEFAULT_NAME,
          onProgress,
        ),
    }),
  }),
});

export const { useExportLeadsMutation } = exportApi;
