import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError, problemMessage } from '../api/problem';
import { Button } from '../ui/button';
import { formatShortTime, fromIndianInput, toIndianInput } from '../ui/dates';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { ErrorMessage } from '../ui/errors/error-message';
import { TextField } from '../ui/fields/fields';
import { ownPasswordIn } from '../ui/fields/own-password';
import { Note } from '../ui/note';
import './integration-form.css';
import { SecretDialog } from './secret-dialog';
import { isDisabled, webhookName } from './webhook-texts';
import {
  type NewWebhook,
  useDeleteWebhookMutation,
  useEnableWebhookMutation,
  useReplayEventsMutation,
  useRotateWebhookSecretMutation,
  type Webhook,
} from './webhooks-api';

const USAGE =
  'Put the secret into the receiver, which verifies each message with it. The messages follow Standard Webhooks, with these headers:';
const HEADERS = `webhook-id: the id of the event
webhook-timestamp: seconds since 1970
webhook-signature: v1,...`;

type OnEnabled = (webhook: Webhook) => void;

interface WebhookSecretProps {
  readonly webhook: NewWebhook;
  readonly onEnabled: OnEnabled;
  readonly onClose: () => void;
}

/** Shows the secret of a new or rotated webhook. It stays visible if the webhook cannot be enabled. */
export function WebhookSecret({ webhook, onEnabled, onClose }: WebhookSecretProps) {
  const { enable, error, isLoading } = useEnable(webhook, onEnabled);
  const { formerSecretUntil: until } = webhook;
  return (
    <SecretDialog
      name={webhookName(webhook)}
      secret={webhook.secret}
      usage={USAGE}
      example={HEADERS}
      next={
        isDisabled(webhook) && (
          <Button variant="primary" isBusy={isLoading} onClick={() => void enable()}>
            {isLoading ? 'Sending a test...' : 'Enable webhook'}
          </Button>
        )
      }
      onClose={onClose}
    >
      {until && (
        <p className="secret-dialog__words">
          Until {formatShortTime(until)}, messages are signed with the former secret too.
        </p>
      )}
      {isDisabled(webhook) && (
        <p className="secret-dialog__words">
          Then enable the webhook. This sends a test message, which the receiver must accept.
        </p>
      )}
      <ErrorMessage error={error} />
    </SecretDialog>
  );
}

interface EnableWebhookDialogProps {
  readonly webhook: Webhook;
  readonly onEnabled: OnEnabled;
  readonly onClose: () => void;
}

export function EnableWebhookDialog({ webhook, onEnabled, onClose }: EnableWebhookDialogProps) {
  const { enable, error, isLoading } = useEnable(webhook, onEnabled);
  return (
    <FormDialog
      title={`Enable webhook: ${webhookName(webhook)}`}
      className="integration-question"
      submitLabel="Enable webhook"
      busyLabel="Sending a test..."
      isBusy={isLoading}
      error={error}
      onSubmit={() => void enable()}
      onClose={onClose}
    >
      <p>This sends a test message. The receiver must answer it with a status from 200 to 299.</p>
      <p>
        Then it sends new events.
        {webhook.missedSince && ' Next, you can send the events that it missed.'}
      </p>
    </FormDialog>
  );
}

function useEnable(webhook: Webhook, onEnabled: OnEnabled) {
  const [enable, { error, isLoading }] = useEnableWebhookMutation();
  const showToast = useToast();
  return {
    error,
    isLoading,
    enable: async () => {
      const { data } = await enable(webhook._id);
      if (!data) return;
      if (data.state === 'paused') showToast('info', 'Webhook enabled. It is paused: resume it to send events.');
      else showToast('success', 'Webhook enabled');
      onEnabled(data);
    },
  };
}

interface ReplayDialogProps {
  readonly webhook: Webhook;
  /** True if the webhook was just enabled, and missed events. */
  readonly isMissed?: boolean;
  readonly onClose: () => void;
}

export function ReplayDialog({ webhook, isMissed = false, onClose }: ReplayDialogProps) {
  const [replay, { error, isLoading }] = useReplayEventsMutation();
  const start = webhook.missedSince ?? webhook.lastSuccessAt ?? webhook.createdAt;
  const [typed, setTyped] = useState(toIndianInput(start));
  const showToast = useToast();
  const submit = async () => {
    const { data } = await replay({ id: webhook._id, since: fromIndianInput(typed) ?? start });
    if (!data) return;
    showToast('success', replayed(data.queued));
    onClose();
  };
  return (
    <FormDialog
      title={isMissed ? `Send missed events: ${webhookName(webhook)}` : `Send events again: ${webhookName(webhook)}`}
      className="integration-question"
      submitLabel="Send again"
      isBusy={isLoading}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {isMissed
          ? `Events since ${formatShortTime(start)} were not sent while the webhook was disabled.`
          : 'Events since this time are sent again, even if they were accepted.'}
      </p>
      <TextField
        label={isMissed ? 'Send the events since' : 'Since'}
        hint="Indian time. Events are kept for 30 days."
        error={fieldError(error, 'since')}
        type="datetime-local"
        required
        max={toIndianInput(Date.now())}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}

function replayed(count: number): string {
  if (count === 0) return 'There are no events since then.';
  return count === 1 ? '1 event is sent again.' : `${count} events are sent again.`;
}

interface RotateWebhookSecretDialogProps {
  readonly webhook: Webhook;
  readonly onRotated: (webhook: NewWebhook) => void;
  readonly onClose: () => void;
}

export function RotateWebhookSecretDialog({ webhook, onRotated, onClose }: RotateWebhookSecretDialogProps) {
  const [rotate, { error, isLoading }] = useRotateWebhookSecretMutation();
  const submit = async (values: FormData) => {
    const { data } = await rotate({ id: webhook._id, ...ownPasswordIn(values) });
    if (data) onRotated(data);
  };
  return (
    <FormDialog
      title={`New secret: ${webhookName(webhook)}`}
      className="integration-question"
      submitLabel="Create secret"
      isBusy={isLoading}
      error={error}
      asksOwnPassword
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <p>
        You receive a new secret, which is shown only once. For 24 hours, messages are signed with both secrets: replace
        the former one in the receiver by then.
      </p>
      {webhook.formerSecretUntil && (
        <Note tone="warning">Messages are no longer signed with the secret from before the last change.</Note>
      )}
    </FormDialog>
  );
}

export function DeleteWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [remove] = useDeleteWebhookMutation();
  const showToast = useToast();
  return (
    <ConfirmDialog
      title={`Delete webhook: ${webhookName(webhook)}`}
      confirmLabel="Delete webhook"
      onConfirm={async () => {
        const { error } = await remove(webhook._id);
        if (error) return problemMessage(error);
        showToast('success', 'Webhook deleted');
        onClose();
        return undefined;
      }}
      onCancel={onClose}
    >
      Events are no longer sent to this address. The secret and the deliveries are deleted. This cannot be undone.
    </ConfirmDialog>
  );
}
