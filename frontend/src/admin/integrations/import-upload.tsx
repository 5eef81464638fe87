import { useState } from 'react';
import { fieldError } from '../api/problem';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { useLeaveGuard } from '../ui/dialogs/leave-guard';
import { TextField } from '../ui/fields/fields';
import { formatBytes, formatNumber } from '../ui/format-number';
import { ImportProgress } from './import-progress';
import type { Import } from './imports-api';
import { useUpload } from './use-upload';

const MAX_BYTES = 50 * 1024 * 1024;
const MAX_ROWS = 200_000;

interface ImportUploadProps {
  /** An import whose file has not arrived completely, or null for a new import. */
  readonly opened: Import | null;
  readonly onUploaded: (id: string) => void;
  readonly onClose: () => void;
}

export function ImportUpload({ opened, onUploaded, onClose }: ImportUploadProps) {
  const { isSending, error, file, sentBytes, send } = useUpload(opened, onUploaded);
  const [chosen, setChosen] = useState<File>();
  const [refusal, setRefusal] = useState<unknown>(null);
  const leave = useLeaveGuard({
    isDirty: () => isSending,
    question: ({ go, stay }) => (
      <ConfirmDialog
        title="Stop the upload?"
        confirmLabel="Stop upload"
        cancelLabel="Keep uploading"
        onConfirm={() => {
          onClose();
          go();
        }}
        onCancel={stay}
      >
        The file has not arrived completely. To continue later, you must choose it again.
      </ConfirmDialog>
    ),
  });
  const submit = () => {
    const message = chosen ? refusalOf(chosen, opened) : 'Choose a file.';
    setRefusal(message && { message, errors: [{ field: 'file', message }] });
    if (chosen && !message) void send(chosen);
  };
  const hasStopped = error !== null && refusal === null;

  return (
    <FormDialog
      title={opened ? `Import: ${opened.fileName}` : 'Import a file'}
      wide
      className="import-step"
      submitLabel={hasStopped ? 'Try again' : 'Upload file'}
      busyLabel="Uploading..."
      cancelLabel={isSending ? 'Stop upload' : 'Cancel'}
      isBusy={isSending}
      error={refusal ?? error}
      errorPrefix={hasStopped ? 'The upload stopped. ' : ''}
      onSubmit={submit}
      onClose={() => (isSending ? leave.ask() : onClose())}
    >
      <p className="import-step__words">
        {opened
          ? `The upload did not finish. Choose ${opened.fileName} again to continue.`
          : 'The first row must have the headings. No lead is added or changed before you have seen the result.'}
      </p>
      <TextField
        label="File"
        hint={`CSV or XLSX, at most 50 MB and ${formatNumber(MAX_ROWS)} rows.`}
        error={fieldError(refusal, 'file')}
        type="file"
        accept=".csv,.xlsx"
        aria-required
        aria-disabled={isSending || undefined}
        onClick={(event) => isSending && event.preventDefault()}
        onChange={({ target }) => setChosen(target.files?.[0])}
      />
      {file && (
        <ImportProgress
          label="Upload"
          done={sentBytes}
          total={file.size}
          words={`${formatBytes(sentBytes)} of ${formatBytes(file.size)} uploaded`}
        />
      )}
      {leave.question}
    </FormDialog>
  );
}

function refusalOf({ name, size }: File, opened: Import | null): string | null {
  if (size === 0) return 'This file is empty. Choose another file.';
  if (size > MAX_BYTES) return 'This file is larger than 50 MB. Split it into smaller files.';
  if (opened && (opened.fileBytes !== size || opened.fileName !== name.slice(-200)))
    return `This is another file. Choose ${opened.fileName} with ${formatBytes(opened.fileBytes)}.`;
  return null;
}
