import { Button } from '../ui/button';
import { Modal } from '../ui/dialogs/modal';
import './import-dialog.css';
import { useState } from 'react';
import { CancelImportDialog } from './import-confirmations';
import { canCancel, formatProgress, IMPORT_STATES, progressOf } from './import-texts';
import type { Import } from './imports-api';

interface ImportProgressProps {
  readonly label: string;
  readonly done?: number;
  /** Without a total, the progress bar is indeterminate. */
  readonly total?: number;
  readonly words: string;
}

export function ImportProgress({ label, done, total, words }: ImportProgressProps) {
  return (
    <div className="import-step__progress">
      <progress aria-label={label} {...(total ? { max: total, value: done } : {})} />
      <span className="import-step__count">{words}</span>
    </div>
  );
}

const DOING: Readonly<Partial<Record<Import['state'], string>>> = {
  reading: 'The file is being read.',
  checking: 'Each row is compared with the leads. No lead is added or changed yet.',
  importing: 'Leads are added and changed.',
  undoing: 'What the import did is being undone.',
};

/** Shown while the server works on the import. */
export function ImportWork({ opened, onClose }: { readonly opened: Import; readonly onClose: () => void }) {
  const [isCancelling, setCancelling] = useState(false);
  const { label } = IMPORT_STATES[opened.state];
  const progress = progressOf(opened);
  return (
    <Modal
      title={`Import: ${opened.fileName}`}
      wide
      onClose={onClose}
      actions={
        <>
          {canCancel(opened) && (
            <Button variant="danger" aria-haspopup="dialog" onClick={() => setCancelling(true)}>
              Cancel import
            </Button>
          )}
          <Button data-first-focus onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="import-step">
        <p className="import-step__words">{DOING[opened.state]}</p>
        <ImportProgress label={label} {...progress} words={formatProgress(opened) ?? `${label}...`} />
        <p className="import-step__words">You can close this window. The work goes on.</p>
      </div>
      {isCancelling && <CancelImportDialog opened={opened} onClose={() => setCancelling(false)} />}
    </Modal>
  );
}
