import { call } from '../../api/api-call';
import { baseApi } from '../../api/base-api';
import { downloadFile } from '../../api/download-file';
import type { LeadFilterQuery } from '../../api/lead-filter-query';

const DEFAULT_NAME = 'kisan_canteen_leads.csv';

export type ExportRequest = { readonly filter: LeadFilterQuery } | { readonly leadIds: readonly string[] };

const exportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Downloads a file; its name is what comes back. */
    exportLeads: build.mutation<string, ExportRequest>({
      queryFn: (request, caller) =>
        downloadFile(
          'leadIds' in request
            ? call('post', '/api/leads/export', { body: { leadIds: request.leadIds } })
            : call('get', '/api/leads/export', { query: request.filter }),
          caller,
          DEFAULT_NAME,
        ),
    }),
  }),
});

export const { useExportLeadsMutation } = exportApi;
