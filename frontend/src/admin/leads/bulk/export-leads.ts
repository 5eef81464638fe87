import { authorizedFetch } from '../../api/authorized-fetch';
import { baseApi, type QueryValue, queryString } from '../../api/base-api';
import { saveDownload } from '../../api/save-download';

const DEFAULT_NAME = 'kisan_canteen_leads.csv';

export type ExportRequest = { readonly filter: Record<string, QueryValue> } | { readonly leadIds: readonly string[] };

const exportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Downloads a file; its name is what comes back. */
    exportLeads: build.mutation<string, ExportRequest>({
      queryFn: async (request, caller) => {
        const answer =
          'leadIds' in request
            ? await authorizedFetch(
                '/api/leads/export',
                {
                  method: 'POST',
                  headers: { 'Content-Type': 'application/json' },
                  body: JSON.stringify({ leadIds: request.leadIds }),
                },
                caller,
              )
            : await authorizedFetch(`/api/leads/export${queryString(request.filter)}`, {}, caller);
        if ('failure' in answer) return { error: answer.failure };
        try {
          return { data: await saveDownload(answer.response, DEFAULT_NAME) };
        } catch {
          return { error: { status: 0, code: 'cut_off', message: 'The download was cut off. Try again.', errors: [] } };
        }
      },
    }),
  }),
});

export const { useExportLeadsMutation } = exportApi;
