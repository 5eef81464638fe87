import { type RefObject, useRef } from 'react';
import type { DownloadProgress } from '../../api/download-file';
import { Button } from '../../ui/button';
import { formatNumber } from '../../ui/format-number';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import './export-progress.css';

const MEGABYTE = 1_000_000;

interface ExportProgressProps {
  readonly progress: DownloadProgress;
  readonly onCancel: () => void;
  /** It has gone with the export, and the focus was in it. */
  readonly onFocusLost: () => void;
}

/** How far an export has come, and the way to stop it. */
export function ExportProgress({ progress: { rows, totalRows, bytes }, onCancel, onFocusLost }: ExportProgressProps) {
  const part: RefObject<HTMLElement | null> = useRef<HTMLElement>(null);
  useOnFocusLost(part, onFocusLost);
  const leads = totalRows === null ? formatNumber(rows) : `${formatNumber(rows)} of ${formatNumber(totalRows)}`;
  return (
    <section className="export-progress" aria-label="Export" ref={part}>
      {/* Without a value it says only that something is going on. */}
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
