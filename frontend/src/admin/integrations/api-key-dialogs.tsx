import { useToast } from '../../shared/toasts/toast-provider';
import { formatShortTime } from '../ui/dates';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { ownPasswordIn } from '../ui/fields/own-password';
import { Note } from '../ui/note';
import { TimeAgo } from '../ui/time-ago';
import { formerSecretUntil } from './api-key-texts';
import { type ApiKey, type NewApiKey, useRevokeKeyMutation, useRotateKeyMutation } from './api-keys-api';
import './integration-form.css';

interface RotateKeyDialogProps {
  readonly apiKey: ApiKey;
  readonly onRotated: (apiKey: NewApiKey) => void;
  readonly onClose: () => void;
}

export function RotateKeyDialog({ apiKey, onRotated, onClose }: RotateKeyDialogProps) {
  const [rotate, { error, isLoading }] = useRotateKeyMutation();
  const until = formerSecretUntil(apiKey);
  const submit = async (values: FormData) => {
    const { data } = await rotate({ id: apiKey._id, ...ownPasswordIn(values) });
    if (data) onRotated(data);
  };
  return (
    <FormDialog
      title={`Rotate secret: ${apiKey.name}`}
      className="integration-question"
      submitLabel="Rotate secret"
      isBusy={isLoading}
      error={error}
      asksOwnPassword
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <p>
        You receive a new secret, which is shown only once. The former secret works for another 24 hours: replace it in
        the other system by then.
      </p>
      {until && (
        <Note tone="warning">
          The secret from before the last rotation stops at once. Otherwise, it would work until{' '}
          {formatShortTime(until)}.
        </Note>
      )}
    </FormDialog>
  );
}

export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [revoke, { error, isLoading }] = useRevokeKeyMutation();
  const showToast = useToast();
  const submit = async (values: FormData) => {
    const answer = await revoke({ id: apiKey._id, ...ownPasswordIn(values) });
    if (answer.error) return;
    showToast('success', 'Key revoked');
    onClose();
  };
  return (
    <FormDialog
      title={`Revoke key: ${apiKey.name}`}
      className="integration-question"
      submitLabel="Revoke key"
      isDanger
      isBusy={isLoading}
      error={error}
      asksOwnPassword
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <p>Systems that use this key stop at once. This cannot be undone.</p>
      <p>
        {apiKey.lastUsedAt ? (
          <>
            Last used: <TimeAgo at={apiKey.lastUsedAt} />
          </>
        ) : (
          'The key was never used.'
        )}
      </p>
    </FormDialog>
  );
}
