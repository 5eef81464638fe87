import { createAsyncThunk } from '@reduxjs/toolkit';
import { type RefObject, useRef, useState } from 'react';
import type { BodyOf, QueryOf } from '../../../shared/api/api-types';
import { type ApiProblem, statusSentence } from '../../../shared/api/problem';
import { useToast } from '../../../shared/toasts/toast-provider';
import { call } from '../../api/api-call';
import { useAppDispatch } from '../../api/app-store';
import { type DownloadedFile, type DownloadProgress, downloadFile } from '../../api/download-file';
import { problemMessage } from '../../api/problem';
import { Button } from '../../ui/button';
import { formatNumber } from '../../ui/format-number';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { Menu } from '../../ui/popover';
import { filterQuery, type LeadView } from '../filters/lead-view';
import { ANY_TIME, DATE_PRESET_LABELS } from '../filters/received-filter';
import './bulk.css';

export interface LeadExport {
  readonly progress: DownloadProgress | null;
  readonly cancel: () => void;
  readonly exportView: (view: LeadView) => Promise<void>;
  readonly exportSelected: (view: LeadView, leadIds: readonly string[]) => Promise<void>;
}

const EXPORTED = 'Export completed successfully! Check your downloads folder.';
const NOTHING_YET: DownloadProgress = { rows: 0, totalRows: null, bytes: 0 };

/** Exports leads for the dashboard. Only one export runs at a time. A toast shows the result. */
export function useExport(): LeadExport {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<{ abort: () => void } | null>(null);
  const showToast = useToast();

  const run = async (asked: ExportRequest['asked'], onDone: (file: DownloadedFile) => void) => {
    if (running.current) return;
    setProgress(NOTHING_YET);
    const request = dispatch(exportLeads({ asked, onProgress: setProgress }));
    running.current = request;
    const outcome = await request;
    running.current = null;
    setProgress(null);
    if (exportLeads.fulfilled.match(outcome)) onDone(outcome.payload);
    else if (outcome.meta.aborted) showToast('info', 'Export cancelled. No file was saved.');
    else showToast('error', `Export failed: ${reasonOf(outcome.payload)}`);
  };

  return {
    progress,
    cancel: () => running.current?.abort(),
    exportView: (view) =>
      run({ query: { ...filterQuery(view), sortBy: view.sortBy, sortOrder: view.sortOrder } }, ({ name, rows }) => {
        const leads = rows === 1 ? '1 lead' : `${formatNumber(rows)} leads`;
        showToast('success', `${EXPORTED} Exported ${leads} to ${name}.`);
      }),
    exportSelected: async ({ tab, sortBy, sortOrder }, leadIds) => {
      if (leadIds.length === 0) return showToast('warning', 'Please select leads to export.');
      const body = { leadIds: [...leadIds], ...(tab === 'spam' && { quarantined: true }), sortBy, sortOrder };
      await run({ body }, ({ rows }) => {
        const missing = leadIds.length - rows;
        if (missing === 0) showToast('success', `Export completed successfully! ${rows} leads exported.`);
        else
          showToast('warning', `${rows} of ${leadIds.length} selected leads were exported; ${missingLeads(missing)}.`);
      });
    },
  };
}

function missingLeads(count: number): string {
  return `${count} no longer ${count === 1 ? 'exists' : 'exist'}`;
}

/** The error message, or the HTTP status if there is no message. */
function reasonOf(error: unknown): string {
  const { status = 0 } = (error ?? {}) as Partial<ApiProblem>;
  const message = problemMessage(error);
  return message === statusSentence(status) ? String(status) : message;
}

const DEFAULT_NAME = 'kisan_canteen_leads.csv';

interface ExportRequest {
  /** A GET request with filters, or a POST request with the ids of many leads. */
  readonly asked:
    | { readonly query: QueryOf<'get', '/api/leads/export'> }
    | { readonly body: BodyOf<'post', '/api/leads/export'> };
  readonly onProgress: (progress: DownloadProgress) => void;
}

const exportLeads = createAsyncThunk<DownloadedFile, ExportRequest, { rejectValue: ApiProblem }>(
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

const PERIODS = ['today', 'yesterday', 'last7days', 'thismonth', 'lastmonth', 'last90days'] as const;

interface ExportPeriodMenuProps {
  readonly view: LeadView;
  readonly leadExport: LeadExport;
}

/** Menu next to Export CSV: exports the view for another period. */
export function ExportPeriodMenu({ view, leadExport }: ExportPeriodMenuProps) {
  const exportPeriod = (preset: (typeof PERIODS)[number]) =>
    void leadExport.exportView({ ...view, received: { ...ANY_TIME, preset } });
  return (
    <Menu button={{ endIcon: 'caret-down', children: 'Export period' }}>
      {PERIODS.map((preset) => (
        <Button key={preset} onClick={() => exportPeriod(preset)}>
          {DATE_PRESET_LABELS[preset]}
        </Button>
      ))}
    </Menu>
  );
}

const MEGABYTE = 1_000_000;

interface ExportProgressProps {
  readonly progress: DownloadProgress;
  readonly onCancel: () => void;
  readonly onFocusLost: () => void;
}

export function ExportProgress({ progress: { rows, totalRows, bytes }, onCancel, onFocusLost }: ExportProgressProps) {
  const part: RefObject<HTMLElement | null> = useRef<HTMLElement>(null);
  useOnFocusLost(part, onFocusLost);
  const leads = totalRows === null ? formatNumber(rows) : `${formatNumber(rows)} of ${formatNumber(totalRows)}`;
  return (
    <section className="export-progress" aria-label="Export" ref={part}>
      {/* Without a value the progress bar is indeterminate. */}
      <progress aria-label="Leads exported" {...(totalRows ? { max: totalRows, value: rows } : {})} />
      <span className="export-progress__count">
        {bytes === 0 ? 'Preparing the file...' : `${leads} leads, ${(bytes / MEGABYTE).toFixed(1)} MB`}
      </span>
      <Button small onClick={onCancel}>
        Cancel export
      </Button>
    </section>
  );
}
