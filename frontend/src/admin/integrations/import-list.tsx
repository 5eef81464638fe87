import { useRef, useState } from 'react';
import { usePermissionReason } from '../session/use-user';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { formatShortTime } from '../ui/dates';
import { DialogBoundary } from '../ui/dialogs/modal';
import { LoadError } from '../ui/errors/error-message';
import { formatBytes } from '../ui/format-number';
import { type Column, DataTable } from '../ui/lists/data-table';
import { useOnFocusLost } from '../ui/on-focus-lost';
import { Menu } from '../ui/popover';
import { TimeAgo } from '../ui/time-ago';
import type { ImportDrafts } from './import-check';
import { ImportDialog } from './import-dialog';
import './import-list.css';
import { CancelImportDialog, UndoImportDialog } from './import-confirmations';
import type { Person } from './import-options';
import { useDownloadRefused } from './import-rows';
import { canCancel, canUndo, formatCounts, formatProgress, hasCounts, hasRows, IMPORT_STATES } from './import-texts';
import { type Import, isWorking, useImports } from './imports-api';
import './integration-list.css';
import { useFocusAfterDialog } from './use-focus-after-dialog';

type Open =
  | { readonly dialog: 'steps'; readonly importId: string | null }
  | { readonly dialog: 'undo' | 'cancel'; readonly opened: Import };

interface ImportListProps {
  readonly people: readonly Person[];
  /** The caller passes this function, because this feature does not import from the lead feature. */
  readonly leadAddress: (id: string) => string;
}

export function ImportList({ people, leadAddress }: ImportListProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const { data: imports, error, refetch } = useImports({ isPaused: open !== null });
  const [drafts] = useState<ImportDrafts>(() => new Map());
  const title = useRef<HTMLHeadingElement>(null);
  const importReason = usePermissionReason('import leads', 'canEditAllLeads');
  useFocusAfterDialog(open !== null, title);
  const close = () => {
    setOpen(null);
    void refetch();
  };

  const columns: readonly Column<Import>[] = [
    {
      header: 'File',
      isRowHeader: true,
      className: 'integration-list__name',
      cell: ({ fileName, fileBytes }) => (
        <>
          {fileName}
          <span className="integration-list__detail">{formatBytes(fileBytes)}</span>
        </>
      ),
    },
    {
      header: 'Uploaded',
      isLabelled: true,
      cell: ({ createdAt, createdBy }) => (
        <>
          <TimeAgo at={createdAt} /> by {createdBy.name ?? 'a deleted user'}
        </>
      ),
    },
    {
      header: 'State',
      className: 'import-list__state',
      cell: (one) => <State opened={one} onOpen={() => setOpen({ dialog: 'steps', importId: one._id })} />,
    },
    {
      header: 'Rows',
      isLabelled: true,
      className: 'integration-list__wide',
      cell: (one) => (hasCounts(one) ? formatCounts(one.counts) : 'Not checked'),
    },
    {
      header: 'Actions',
      head: <span className="visually-hidden">Actions</span>,
      className: 'integration-list__actions',
      cell: (one) => (
        <ImportMenu
          opened={one}
          onChoose={(dialog) => setOpen({ dialog, opened: one })}
          onFocusLost={() => title.current?.focus()}
        />
      ),
    },
  ];
  const importButton = (
    <Button
      icon="plus"
      aria-haspopup="dialog"
      disabledReason={importReason}
      onClick={() => setOpen({ dialog: 'steps', importId: null })}
    >
      Import a file
    </Button>
  );

  return (
    <section className="integration-list" aria-labelledby="imports-title">
      <div className="integration-list__head">
        <h2 className="admin-screen__title" id="imports-title" tabIndex={-1} ref={title}>
          Imports
        </h2>
        {imports && imports.length > 0 && importButton}
      </div>
      <p className="integration-list__words">
        An import adds and changes leads from a CSV or XLSX file. You see what happens to each row before it starts.
      </p>
      {error && !imports ? (
        <LoadError what="Imports" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          className="integration-list__table import-list__table"
          aria-labelledby="imports-title"
          columns={columns}
          rows={imports}
          keyOf={({ _id }) => _id}
          loading="Loading imports..."
          empty={
            <>
              No imports yet. Import a file to add many leads, or to change leads that you exported.
              {importButton}
            </>
          }
          stacksBelow="tablet"
        />
      )}
      {open && (
        <DialogBoundary part="ImportList" onClose={close}>
          {open.dialog === 'steps' && (
            <ImportDialog
              importId={open.importId}
              drafts={drafts}
              people={people}
              leadAddress={leadAddress}
              onClose={close}
            />
          )}
          {open.dialog === 'undo' && <UndoImportDialog opened={open.opened} onClose={close} />}
          {open.dialog === 'cancel' && <CancelImportDialog opened={open.opened} onClose={close} />}
        </DialogBoundary>
      )}
    </section>
  );
}

function State({ opened, onOpen }: { readonly opened: Import; readonly onOpen: () => void }) {
  const { state, fileName, isOwn, startedAt, undoUntil, problem } = opened;
  const { label, tone, icon, open } = IMPORT_STATES[state];
  const isInProgress = isWorking(opened) || state === 'uploading';
  const progress = isInProgress && formatProgress(opened);
  const hasNothing = state === 'cancelled' && startedAt === null;
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {progress ? `${label}, ${progress}` : label}
      </Badge>
      {problem && <span className="integration-list__note">{problem.message}</span>}
      {undoUntil && canUndo(opened) && (
        <span className="integration-list__detail">Can be undone until {formatShortTime(undoUntil)}.</span>
      )}
      {isOwn && open && !hasNothing && (
        <span className="import-list__open">
          <Button small aria-label={`${open}: ${fileName}`} aria-haspopup="dialog" onClick={onOpen}>
            {open}
          </Button>
        </span>
      )}
    </>
  );
}

interface ImportMenuProps {
  readonly opened: Import;
  readonly onChoose: (dialog: 'undo' | 'cancel') => void;
  /** Called if the menu disappears while it has the focus, because nothing can be done any longer. */
  readonly onFocusLost: () => void;
}

function ImportMenu(props: ImportMenuProps) {
  const { opened } = props;
  const hasRefused = hasRows(opened) && opened.counts.refused > 0;
  return hasRefused || canUndo(opened) || canCancel(opened) ? <Actions {...props} hasRefused={hasRefused} /> : null;
}

function Actions({ opened, hasRefused, onChoose, onFocusLost }: ImportMenuProps & { readonly hasRefused: boolean }) {
  const menu = useRef<HTMLDivElement>(null);
  const { download } = useDownloadRefused();
  const undoReason = usePermissionReason('undo an import', 'canEditAllLeads');
  useOnFocusLost(menu, onFocusLost);
  const name = opened.fileName;
  return (
    <div ref={menu}>
      <Menu button={{ small: true, variant: 'quiet', icon: 'dots-three', 'aria-label': `Actions for ${name}` }}>
        {hasRefused && (
          <Button aria-label={`Download refused rows ${name}`} onClick={() => void download(opened)}>
            Download refused rows
          </Button>
        )}
        {canUndo(opened) && (
          <Button
            variant="danger"
            aria-label={`Undo ${name}`}
            aria-haspopup="dialog"
            disabledReason={undoReason}
            onClick={() => onChoose('undo')}
          >
            Undo
          </Button>
        )}
        {canCancel(opened) && (
          <Button
            variant="danger"
            aria-label={`Cancel import ${name}`}
            aria-haspopup="dialog"
            onClick={() => onChoose('cancel')}
          >
            Cancel import
          </Button>
        )}
      </Menu>
    </div>
  );
}
