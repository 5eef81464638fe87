import { useRef, useState } from 'react';
import { type ApiProblem, statusSentence } from '../../../shared/api/problem';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useAppDispatch } from '../../api/app-store';
import type { DownloadedFile, DownloadProgress } from '../../api/download-file';
import { problemMessage } from '../../api/problem';
import { formatNumber } from '../../ui/format-number';
import { filterQuery, type LeadView } from '../filters/lead-view';
import { type ExportRequest, exportLeads } from './export-leads';

export interface LeadExport {
  /** How far the export under way has come; null where there is none. */
  readonly progress: DownloadProgress | null;
  readonly cancel: () => void;
  /** All that the view finds, in its order. */
  readonly exportView: (view: LeadView) => Promise<void>;
  /** The ticked leads of the view. */
  readonly exportSelected: (view: LeadView, leadIds: readonly string[]) => Promise<void>;
}

const EXPORTED = 'Export completed successfully! Check your downloads folder.';
const NOTHING_YET: DownloadProgress = { rows: 0, totalRows: null, bytes: 0 };

/** The two exports of the dashboard, one at a time, each of which says how it went. */
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
  return `${count} ${count === 1 ? 'is' : 'are'} no longer there`;
}

/** What the server or the browser says; where that is nothing, the status alone. */
function reasonOf(error: unknown): string {
  const { status = 0 } = (error ?? {}) as Partial<ApiProblem>;
  const message = problemMessage(error);
  return message === statusSentence(status) ? String(status) : message;
}
