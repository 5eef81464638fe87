import type { BodyOf, QueryOf, ResponseOf } from '../../shared/api/api-types';
import { type ApiCall, call } from '../api/api-call';
import type { AppDispatch } from '../api/app-store';
import { authorizedJson } from '../api/authorized-fetch';
import { baseApi, endpoint } from '../api/base-api';
import { type DownloadedFile, downloadFile } from '../api/download-file';

export type Import = ResponseOf<'get', '/api/imports'>['data'][number];
export type ImportState = Import['state'];
export type ImportColumn = Import['columns'][number];
export type ImportCounts = Import['counts'];
export type ImportQuestion = NonNullable<Import['question']>;
export type ImportOptions = BodyOf<'post', '/api/imports/{id}/check'>;
export type DateOrder = NonNullable<ImportOptions['dateOrders']>[number]['order'];
export type ImportField = ResponseOf<'get', '/api/imports/fields'>['data'][number];
export type ImportRow = ResponseOf<'get', '/api/imports/{id}/rows'>['data'][number];
export type ImportOutcome = ImportRow['outcome'];

interface RowQuery {
  readonly id: string;
  readonly outcome: QueryOf<'get', '/api/imports/{id}/rows'>['outcome'];
  readonly page: number;
}

interface Part {
  readonly id: string;
  readonly number: number;
  readonly bytes: Blob;
}

const WORKING: readonly ImportState[] = ['reading', 'checking', 'importing', 'undoing'];
const POLL_MS = 2_000;

/** Whether the server works on the import, so that its state changes without the user. */
export function isWorking({ state }: Pick<Import, 'state'>): boolean {
  return WORKING.includes(state);
}

/*
 * After a failure, imports are loaded again too: another user may have cancelled the import, or the response may be
 * lost although the step was taken.
 */
const importsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Import'] }).injectEndpoints({
  endpoints: (build) => ({
    imports: build.query({
      ...endpoint(
        () => call('get', '/api/imports'),
        ({ data }) => data,
      ),
      providesTags: ['Import'],
    }),
    import: build.query({
      ...endpoint(
        (id: string) => call('get', '/api/imports/{id}', { params: { id } }),
        ({ data }) => data,
      ),
      providesTags: ['Import'],
    }),
    importFields: build.query({
      ...endpoint(
        () => call('get', '/api/imports/fields'),
        ({ data }) => data,
      ),
    }),
    importRows: build.query({
      ...endpoint(({ id, ...query }: RowQuery) => call('get', '/api/imports/{id}/rows', { params: { id }, query })),
      providesTags: ['Import'],
    }),
    addImport: build.mutation({
      ...endpoint(
        (body: BodyOf<'post', '/api/imports'>) => call('post', '/api/imports', { body }),
        ({ data }) => data,
      ),
      invalidatesTags: ['Import'],
    }),
    /** Without `keepalive`: it allows only 64 KB in flight, and a part is larger. */
    saveImportPart: build.mutation<Import, Part>({
      queryFn: async ({ id, number, bytes }, caller) => {
        const outcome = await authorizedJson(partCall(id, number, bytes), caller);
        return 'problem' in outcome ? { error: outcome.problem } : { data: outcome.data.data };
      },
      invalidatesTags: (saved) => (saved && saved.state !== 'uploading' ? ['Import'] : []),
    }),
    readImport: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & BodyOf<'post', '/api/imports/{id}/read'>) =>
        call('post', '/api/imports/{id}/read', { params: { id }, body }),
      ),
      onQueryStarted: showStep,
      invalidatesTags: ['Import'],
    }),
    checkImport: build.mutation({
      ...endpoint(({ id, ...body }: { id: string } & ImportOptions) =>
        call('post', '/api/imports/{id}/check', { params: { id }, body }),
      ),
      onQueryStarted: showStep,
      invalidatesTags: ['Import'],
    }),
    startImport: build.mutation({
      ...endpoint((id: string) => call('post', '/api/imports/{id}/start', { params: { id } })),
      onQueryStarted: showStep,
      invalidatesTags: ['Import'],
    }),
    cancelImport: build.mutation({
      ...endpoint((id: string) => call('post', '/api/imports/{id}/cancel', { params: { id } })),
      onQueryStarted: showStep,
      invalidatesTags: ['Import'],
    }),
    undoImport: build.mutation({
      ...endpoint((id: string) => call('post', '/api/imports/{id}/undo', { params: { id } })),
      onQueryStarted: showStep,
      invalidatesTags: ['Import'],
    }),
    refusedRowsFile: build.mutation<DownloadedFile, string>({
      queryFn: (id, caller) =>
        downloadFile(call('get', '/api/imports/{id}/refused', { params: { id } }), caller, 'refused_rows.csv'),
    }),
  }),
});

interface StepLifecycle {
  readonly dispatch: AppDispatch;
  readonly queryFulfilled: Promise<{ readonly data: { readonly data: Import } }>;
}

/** Shows the next step at once: its form would be active again while the import is loaded. */
async function showStep(_step: unknown, { dispatch, queryFulfilled }: StepLifecycle): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) void dispatch(importsApi.util.upsertQueryData('import', answer.data.data._id, answer.data.data));
}

function partCall(
  id: string,
  number: number,
  body: Blob,
): ApiCall<ResponseOf<'put', '/api/imports/{id}/parts/{number}'>> {
  return { method: 'put', url: `/api/imports/${id}/parts/${number}`, body };
}

/** Loads the list again every two seconds while the server works on an import, unless `isPaused`. */
export function useImports({ isPaused }: { readonly isPaused: boolean }) {
  const { data } = importsApi.endpoints.imports.useQueryState();
  return useImportsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: !isPaused && data?.some(isWorking) ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
}

export function useImport(id: string) {
  const { currentData } = importsApi.endpoints.import.useQueryState(id);
  return useImportQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: currentData && isWorking(currentData) ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
}

const { useImportsQuery, useImportQuery } = importsApi;
export const {
  useImportFieldsQuery,
  useImportRowsQuery,
  useAddImportMutation,
  useSaveImportPartMutation,
  useReadImportMutation,
  useCheckImportMutation,
  useStartImportMutation,
  useCancelImportMutation,
  useUndoImportMutation,
  useRefusedRowsFileMutation,
} = importsApi;
