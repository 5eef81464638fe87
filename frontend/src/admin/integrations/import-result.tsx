import { useState } from 'react';
import { usePermissionReason } from '../session/use-user';
import { Button, ButtonLink } from '../ui/button';
import { formatShortTime } from '../ui/dates';
import { Modal } from '../ui/dialogs/modal';
import { ErrorMessage } from '../ui/errors/error-message';
import { Note } from '../ui/note';
import { UndoImportDialog } from './import-confirmations';
import { ImportRows } from './import-rows';
import { canUndo, formatCounts, formatRows, hasCounts, hasRows, rowsToImport } from './import-texts';
import { type Import, useStartImportMutation } from './imports-api';

interface CheckedImportProps {
  readonly opened: Import;
  readonly leadAddress: (id: string) => string;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** The results of the check, from which the import starts. */
export function CheckedImport({ opened, leadAddress, onChange, onClose }: CheckedImportProps) {
  const [start, { error, isLoading }] = useStartImportMutation();
  const permissionReason = usePermissionReason('import leads', 'canEditAllLeads');
  const count = rowsToImport(opened.counts);
  return (
    <Modal
      title={`Import: ${opened.fileName}`}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button onClick={onChange}>Change options</Button>
          <Button
            variant="primary"
            data-first-focus
            isBusy={isLoading}
            disabledReason={count === 0 ? 'No row adds or changes a lead.' : permissionReason}
            onClick={() => void start(opened._id)}
          >
            Import {formatRows(count)}
          </Button>
        </>
      }
    >
      <div className="import-step">
        <ErrorMessage error={error} />
        <p className="import-step__words">{formatRows(opened.rows)} checked. No lead has been added or changed yet.</p>
        <ImportRows opened={opened} leadAddress={leadAddress} />
      </div>
    </Modal>
  );
}

interface ImportResultProps {
  readonly opened: Import;
  readonly leadAddress: (id: string) => string;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

const RESULTS: Readonly<Partial<Record<Import['state'], string>>> = {
  imported: 'The import has finished.',
  cancelled: 'The import was cancelled.',
  undone: 'The import was undone.',
  refused: 'The file was refused.',
};

/** The result of an import that has ended. */
export function ImportResult({ opened, leadAddress, onAnother, onClose }: ImportResultProps) {
  const { fileName, state, counts, problem, undoUntil } = opened;
  const [isUndoing, setUndoing] = useState(false);
  const undoReason = usePermissionReason('undo an import', 'canEditAllLeads');
  return (
    <Modal
      title={`Import: ${fileName}`}
      wide
      onClose={onClose}
      actions={
        <>
          {canUndo(opened) && (
            <Button
              variant="danger"
              aria-haspopup="dialog"
              disabledReason={undoReason}
              onClick={() => setUndoing(true)}
            >
              Undo import
            </Button>
          )}
          <Button data-first-focus onClick={onClose}>
            Close
          </Button>
          {state === 'refused' ? (
            <Button variant="primary" onClick={onAnother}>
              Import another file
            </Button>
          ) : (
            <ButtonLink variant="primary" to="/dashboard">
              Show leads
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="import-step">
        {problem && <Note tone={state === 'refused' ? 'error' : 'warning'}>{problem.message}</Note>}
        <p className="import-step__words">
          {RESULTS[state]} {hasCounts(opened) && `${formatCounts(counts)}.`}
        </p>
        {undoUntil && canUndo(opened) && (
          <p className="import-step__words">You can undo this import until {formatShortTime(undoUntil)}.</p>
        )}
        {hasRows(opened) && <ImportRows opened={opened} leadAddress={leadAddress} />}
      </div>
      {isUndoing && <UndoImportDialog opened={opened} onClose={() => setUndoing(false)} />}
    </Modal>
  );
}
