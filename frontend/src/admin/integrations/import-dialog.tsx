import { useState } from 'react';
import { Button } from '../ui/button';
import { Loading } from '../ui/content-state';
import { Modal } from '../ui/dialogs/modal';
import { LoadError } from '../ui/errors/error-message';
import { ImportCheck, type ImportDrafts } from './import-check';
import './import-dialog.css';
import type { Person } from './import-options';
import { ImportWork } from './import-progress';
import { ImportQuestionStep } from './import-question';
import { CheckedImport, ImportResult } from './import-result';
import { ImportUpload } from './import-upload';
import { isWorking, useImport } from './imports-api';

interface StepsProps {
  readonly drafts: ImportDrafts;
  readonly people: readonly Person[];
  readonly leadAddress: (id: string) => string;
  readonly onClose: () => void;
}

interface ImportDialogProps extends StepsProps {
  /** Null for a new import. */
  readonly importId: string | null;
}

/** Leads through the steps of an import. An import that was begun continues at its state. */
export function ImportDialog({ importId, ...steps }: ImportDialogProps) {
  const [id, setId] = useState(importId);
  if (id === null) return <ImportUpload opened={null} onUploaded={setId} onClose={steps.onClose} />;
  return <Steps key={id} id={id} onAnother={() => setId(null)} {...steps} />;
}

function Steps({ id, onAnother, ...steps }: StepsProps & { readonly id: string; readonly onAnother: () => void }) {
  const { drafts, people, leadAddress, onClose } = steps;
  const { currentData: opened, error, refetch } = useImport(id);
  const [isChanging, setChanging] = useState(false);
  if (!opened) {
    return (
      <Modal title="Import" wide onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        {error ? (
          <LoadError what="The import" error={error} onRetry={refetch} />
        ) : (
          <Loading>Loading the import...</Loading>
        )}
      </Modal>
    );
  }
  const { state, question } = opened;
  if (isWorking(opened)) return <ImportWork opened={opened} onClose={onClose} />;
  if (state === 'uploading') return <ImportUpload opened={opened} onUploaded={refetch} onClose={onClose} />;
  if (state === 'asking' && question)
    return <ImportQuestionStep opened={opened} question={question} onClose={onClose} />;
  if (state === 'ready' || (state === 'checked' && isChanging)) {
    return (
      <ImportCheck
        opened={opened}
        drafts={drafts}
        people={people}
        onChecking={() => setChanging(false)}
        onClose={onClose}
      />
    );
  }
  if (state === 'checked')
    return (
      <CheckedImport opened={opened} leadAddress={leadAddress} onChange={() => setChanging(true)} onClose={onClose} />
    );
  return <ImportResult opened={opened} leadAddress={leadAddress} onAnother={onAnother} onClose={onClose} />;
}
