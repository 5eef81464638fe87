import { LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import { useRef, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { formatShortTime } from '../ui/dates';
import { DialogBoundary } from '../ui/dialogs/modal';
import { LoadError } from '../ui/errors/error-message';
import { formatNumber } from '../ui/format-number';
import { type Column, DataTable } from '../ui/lists/data-table';
import { useOnFocusLost } from '../ui/on-focus-lost';
import { Menu } from '../ui/popover';
import { ApiKeyForm } from './api-key-form';
import { ApiKeySecret } from './api-key-secret';
import { formatKeyTypes } from './api-key-texts';
import type { NewApiKey } from './api-keys-api';
import { DeliveriesDialog } from './deliveries-dialog';
import './integration-list.css';
import { useFocusAfterDialog } from './use-focus-after-dialog';
import {
  DeleteWebhookDialog,
  EnableWebhookDialog,
  ReplayDialog,
  RotateWebhookSecretDialog,
  WebhookSecret,
} from './webhook-dialogs';
import { WebhookForm } from './webhook-form';
import { WebhookHours } from './webhook-hours';
import './webhook-list.css';
import { addressParts, formatEvents, isDisabled, testResult, WEBHOOK_STATES, webhookName } from './webhook-texts';
import {
  type NewWebhook,
  useTestWebhookMutation,
  useUpdateWebhookMutation,
  useWebhooksQuery,
  type Webhook,
} from './webhooks-api';

const REFRESH_MS = 30_000;

type DialogName = 'deliveries' | 'edit' | 'enable' | 'replay' | 'missed' | 'rotate' | 'delete';

type Open =
  | { readonly dialog: 'create' | 'key' }
  | { readonly dialog: 'key-secret'; readonly apiKey: NewApiKey }
  | { readonly dialog: DialogName; readonly webhook: Webhook }
  /** The secret is only in this state, which is dropped when the dialog closes. */
  | { readonly dialog: 'secret'; readonly webhook: NewWebhook };

interface WebhookListProps {
  /** The caller passes this function, because this feature does not import from the lead feature. */
  readonly leadAddress: (id: string) => string;
}

export function WebhookList({ leadAddress }: WebhookListProps) {
  const {
    data: webhooks,
    error,
    refetch,
  } = useWebhooksQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  const [open, setOpen] = useState<Open | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { sendTest, testedId } = useTest();
  const setPaused = usePause();
  useFocusAfterDialog(open !== null, title);
  const close = () => setOpen(null);
  const showSecret = (webhook: NewWebhook) => setOpen({ dialog: 'secret', webhook });
  const onEnabled = (webhook: Webhook) => {
    const canReplay = webhook.missedSince !== null && webhook.state === 'enabled';
    setOpen(canReplay ? { dialog: 'missed', webhook } : null);
  };
  const choose = (action: Action, webhook: Webhook) => {
    if (action === 'test') void sendTest(webhook);
    else if (action === 'pause' || action === 'resume') void setPaused(webhook, action === 'pause');
    else setOpen({ dialog: action, webhook });
  };
  const latest = (webhook: Webhook) => webhooks?.find(({ _id }) => _id === webhook._id) ?? webhook;

  const columns: readonly Column<Webhook>[] = [
    {
      header: 'Address',
      isRowHeader: true,
      className: 'integration-list__name',
      cell: (webhook) => <Address webhook={webhook} />,
    },
    {
      header: 'State',
      className: 'webhook-list__state',
      cell: (webhook) => <State webhook={webhook} isTested={webhook._id === testedId} />,
    },
    {
      header: 'Events',
      isLabelled: true,
      cell: ({ types, leadTypes }) => (
        <>
          {formatEvents({ types })}
          {leadTypes.length < LEAD_TYPE_NAMES.length && (
            <span className="integration-list__detail">{formatKeyTypes({ leadTypes })}</span>
          )}
        </>
      ),
    },
    {
      header: 'Key',
      isLabelled: true,
      cell: ({ key }) => (
        <>
          {key.name}
          {!key.isUsable && (
            <span className="integration-list__note">It was revoked or has expired: nothing is sent.</span>
          )}
        </>
      ),
    },
    { header: 'Waiting', isLabelled: true, isNumber: true, cell: ({ waiting }) => formatNumber(waiting) },
    {
      header: 'Last 24 hours',
      className: 'webhook-list__hours',
      cell: ({ hours }) => <WebhookHours hours={hours} />,
    },
    {
      header: 'Actions',
      head: <span className="visually-hidden">Actions</span>,
      className: 'integration-list__actions',
      cell: (webhook) => (
        <WebhookMenu
          webhook={webhook}
          onChoose={(action) => choose(action, webhook)}
          onFocusLost={() => title.current?.focus()}
        />
      ),
    },
  ];
  const createButton = (
    <Button icon="plus" aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'create' })}>
      New webhook
    </Button>
  );

  return (
    <section className="integration-list" aria-labelledby="webhooks-title">
      <div className="integration-list__head">
        <h2 className="admin-screen__title" id="webhooks-title" tabIndex={-1} ref={title}>
          Webhooks
        </h2>
        {webhooks && webhooks.length > 0 && createButton}
      </div>
      <p className="integration-list__words">
        A webhook sends events to another system as soon as they happen, such as “Lead added”.
      </p>
      {error && !webhooks ? (
        <LoadError what="Webhooks" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          className="integration-list__table webhook-list__table"
          aria-labelledby="webhooks-title"
          columns={columns}
          rows={webhooks}
          keyOf={({ _id }) => _id}
          loading="Loading webhooks..."
          empty={
            <>
              No webhooks yet. Create one for each system that must learn about events immediately.
              {createButton}
            </>
          }
          stacksBelow="tablet"
        />
      )}
      {open && (
        <DialogBoundary part="WebhookList" onClose={close}>
          {open.dialog === 'create' && (
            <WebhookForm
              webhook={null}
              onCreated={showSecret}
              onKeyNeeded={() => setOpen({ dialog: 'key' })}
              onClose={close}
            />
          )}
          {open.dialog === 'key' && (
            <ApiKeyForm
              apiKey={null}
              onCreated={(apiKey) => setOpen({ dialog: 'key-secret', apiKey })}
              onClose={close}
            />
          )}
          {open.dialog === 'key-secret' && (
            <ApiKeySecret apiKey={open.apiKey} onClose={() => setOpen({ dialog: 'create' })} />
          )}
          {open.dialog === 'edit' && <WebhookForm webhook={open.webhook} onClose={close} />}
          {open.dialog === 'secret' && <WebhookSecret webhook={open.webhook} onEnabled={onEnabled} onClose={close} />}
          {open.dialog === 'enable' && (
            <EnableWebhookDialog webhook={open.webhook} onEnabled={onEnabled} onClose={close} />
          )}
          {open.dialog === 'replay' && <ReplayDialog webhook={open.webhook} onClose={close} />}
          {open.dialog === 'missed' && <ReplayDialog webhook={open.webhook} isMissed onClose={close} />}
          {open.dialog === 'rotate' && (
            <RotateWebhookSecretDialog webhook={open.webhook} onRotated={showSecret} onClose={close} />
          )}
          {open.dialog === 'deliveries' && (
            <DeliveriesDialog webhook={latest(open.webhook)} leadAddress={leadAddress} onClose={close} />
          )}
          {open.dialog === 'delete' && <DeleteWebhookDialog webhook={open.webhook} onClose={close} />}
        </DialogBoundary>
      )}
    </section>
  );
}

function Address({ webhook }: { webhook: Webhook }) {
  const { host, path } = addressParts(webhook);
  const until = webhook.formerSecretUntil;
  return (
    <>
      {host}
      {path && <span className="integration-list__detail">{path}</span>}
      {until && (
        <span className="integration-list__note">
          Messages are also signed with the former secret until {formatShortTime(until)}.
        </span>
      )}
    </>
  );
}

function State({ webhook, isTested }: { webhook: Webhook; isTested: boolean }) {
  const { label, tone, icon, reason } = WEBHOOK_STATES[webhook.state];
  const { state, failingSince } = webhook;
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      {reason && <span className="integration-list__detail">{reason}</span>}
      {state === 'enabled' && failingSince && (
        <span className="integration-list__note">Failing since {formatShortTime(failingSince)}.</span>
      )}
      <span className="integration-list__detail" role="status">
        {isTested && 'Sending a test...'}
      </span>
    </>
  );
}

function useTest() {
  const [test, { originalArgs, isLoading }] = useTestWebhookMutation();
  const showToast = useToast();
  const sendTest = async (webhook: Webhook) => {
    const { data, error } = await test(webhook._id);
    if (error) return showToast('error', problemMessage(error));
    showToast(data.accepted ? 'success' : 'error', testResult(addressParts(webhook).host, data));
  };
  return { sendTest, testedId: isLoading ? originalArgs : undefined };
}

function usePause() {
  const [update] = useUpdateWebhookMutation();
  const showToast = useToast();
  return async ({ _id: id }: Webhook, paused: boolean) => {
    const { error } = await update({ id, paused });
    if (error) showToast('error', problemMessage(error));
    else showToast('success', paused ? 'Webhook paused. Its events wait until you resume it.' : 'Webhook resumed');
  };
}

type Action = Exclude<DialogName, 'missed'> | 'test' | 'pause' | 'resume';

interface ActionText {
  readonly action: Action;
  readonly label: string;
  readonly isIn: (webhook: Webhook) => boolean;
  readonly disabledReason?: (webhook: Webhook) => string | undefined;
}

const ALWAYS = () => true;
const ACTIONS: readonly ActionText[] = [
  { action: 'enable', label: 'Enable', isIn: isDisabled },
  { action: 'test', label: 'Send test', isIn: ALWAYS },
  { action: 'deliveries', label: 'Deliveries', isIn: ALWAYS },
  {
    action: 'replay',
    label: 'Send events again',
    isIn: ALWAYS,
    disabledReason: ({ state }) =>
      state === 'enabled' ? undefined : state === 'paused' ? 'Resume the webhook first.' : 'Enable the webhook first.',
  },
  { action: 'pause', label: 'Pause', isIn: ({ state }) => state === 'enabled' },
  { action: 'resume', label: 'Resume', isIn: ({ state }) => state === 'paused' },
  { action: 'edit', label: 'Edit', isIn: ALWAYS },
  { action: 'rotate', label: 'New secret', isIn: ALWAYS },
  { action: 'delete', label: 'Delete', isIn: ALWAYS },
];
const IMMEDIATE: readonly Action[] = ['test', 'pause', 'resume'];

interface WebhookMenuProps {
  readonly webhook: Webhook;
  readonly onChoose: (action: Action) => void;
  /** Called if the row disappears while it has the focus, because the webhook was deleted. */
  readonly onFocusLost: () => void;
}

function WebhookMenu({ webhook, onChoose, onFocusLost }: WebhookMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useOnFocusLost(menu, onFocusLost);
  const name = webhookName(webhook);
  return (
    <div ref={menu}>
      <Menu button={{ small: true, variant: 'quiet', icon: 'dots-three', 'aria-label': `Actions for ${name}` }}>
        {ACTIONS.filter(({ isIn }) => isIn(webhook)).map(({ action, label, disabledReason }) => (
          <Button
            key={action}
            variant={action === 'delete' ? 'danger' : undefined}
            aria-label={`${label} ${name}`}
            aria-haspopup={IMMEDIATE.includes(action) ? undefined : 'dialog'}
            disabledReason={disabledReason?.(webhook)}
            onClick={() => onChoose(action)}
          >
            {label}
          </Button>
        ))}
      </Menu>
    </div>
  );
}
