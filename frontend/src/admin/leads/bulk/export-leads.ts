import { createAsyncThunk } from '@reduxjs/toolkit';
import type { BodyOf, QueryOf } from '../../../shared/api/api-types';
import type { ApiProblem } from '../../../shared/api/problem';
import { call } from '../../api/api-call';
import { type DownloadedFile, type DownloadProgress, downloadFile } from '../../api/download-file';

const DEFAULT_NAME = 'kisan_canteen_leads.csv';

export interface ExportRequest {
  /** What the file is asked for: in the address, or in a body where it names many leads. */
  readonly asked:
    | { readonly query: QueryOf<'get', '/api/leads/export'> }
    | { readonly body: BodyOf<'post', '/api/leads/export'> };
  readonly onProgress: (progress: DownloadProgress) => void;
}

export const exportLeads = createAsyncThunk<DownloadedFile, ExportRequest, { rejectValue: ApiProblem }>(
  'leads/export',
  async ({ asked, onProgress }, caller) => {
    const request =
      'body' in asked
        ? call('post', '/api/leads/export', { body: asked.body })
        : call('get', '/api/leads/export', { query: asked.query });
    const outcome = await downloadFile(request, caller, DEFAULT_NAME, onProgress);
    return 'error' in outcome ? caller.rejectWithValue(outcome.error) : outcome.data;
  },
);
