import { authorizedFetch } from '../../shared/api/authorized-fetch';
import { baseApi, type QueryValue, queryString } from '../../shared/api/base-api';

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
          const name = fileName(answer.response.headers.get('Content-Disposition'));
          save(await answer.response.blob(), name);
          return { data: name };
        } catch {
          return { error: { status: 0, code: 'cut_off', message: 'The download was cut off. Try again.', errors: [] } };
        }
      },
    }),
  }),
});

export const { useExportLeadsMutation } = exportApi;

function fileName(disposition: string | null): string {
  return /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? DEFAULT_NAME;
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
