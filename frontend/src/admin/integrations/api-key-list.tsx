import { useRef, useState } from 'react';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { formatShortTime } from '../ui/dates';
import { DialogBoundary } from '../ui/dialogs/modal';
import { LoadError } from '../ui/errors/error-message';
import { type Column, DataTable } from '../ui/lists/data-table';
import { useOnFocusLost } from '../ui/on-focus-lost';
import { Menu } from '../ui/popover';
import { TimeAgo } from '../ui/time-ago';
import { RevokeKeyDialog, RotateKeyDialog } from './api-key-dialogs';
import { ApiKeyForm } from './api-key-form';
import { ApiKeySecret } from './api-key-secret';
import { formatKeyTypes, formatScopes, formerSecretUntil, keyExpiry } from './api-key-texts';
import { type ApiKey, type NewApiKey, useApiKeysQuery } from './api-keys-api';
import './integration-list.css';

type KeyAction = 'edit' | 'rotate' | 'revoke';

type Open =
  | { readonly dialog: 'create' }
  | { readonly dialog: KeyAction; readonly apiKey: ApiKey }
  /** The secret is only in this state, which is dropped when the dialog closes. */
  | { readonly dialog: 'secret'; readonly apiKey: NewApiKey };

export function ApiKeyList() {
  const { data: keys, error, refetch } = useApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<Open | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);
  const showSecret = (apiKey: NewApiKey) => setOpen({ dialog: 'secret', apiKey });
  const columns: readonly Column<ApiKey>[] = [
    { header: 'Name', isRowHeader: true, className: 'integration-list__name', cell: (key) => <KeyName apiKey={key} /> },
    {
      header: 'Can',
      isLabelled: true,
      className: 'integration-list__wide',
      cell: ({ scopes }) => formatScopes(scopes),
    },
    { header: 'Lead types', isLabelled: true, className: 'integration-list__wide', cell: formatKeyTypes },
    {
      header: 'Last used',
      isLabelled: true,
      className: 'integration-list__when',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <TimeAgo at={lastUsedAt} /> : 'Never'),
    },
    { header: 'Expires', className: 'integration-list__when', cell: (key) => <Expiry apiKey={key} /> },
    { header: 'Created by', isLabelled: true, cell: ({ createdBy }) => createdBy?.name ?? 'Deleted user' },
    {
      header: 'Actions',
      head: <span className="visually-hidden">Actions</span>,
      className: 'integration-list__actions',
      cell: (apiKey) => (
        <KeyMenu
          name={apiKey.name}
          onChoose={(dialog) => setOpen({ dialog, apiKey })}
          onFocusLost={() => title.current?.focus()}
        />
      ),
    },
  ];

  return (
    <section className="integration-list" aria-labelledby="api-keys-title">
      <div className="integration-list__head">
        <h2 className="admin-screen__title" id="api-keys-title" tabIndex={-1} ref={title}>
          API keys
        </h2>
        <Button icon="plus" variant="primary" aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'create' })}>
          Create key
        </Button>
      </div>
      <p className="integration-list__words">
        With a key, another system can work with leads. Send its engineers this page:{' '}
        <a href="/api/docs/guide" target="_blank" rel="noreferrer">
          Connect in five minutes
        </a>
        .
      </p>
      {error && !keys ? (
        <LoadError what="API keys" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          className="integration-list__table"
          aria-labelledby="api-keys-title"
          columns={columns}
          rows={keys}
          keyOf={({ _id }) => _id}
          loading="Loading API keys..."
          empty="No API keys yet. Create a key for each system that needs leads."
          stacksBelow="tablet"
        />
      )}
      {open && (
        <DialogBoundary part="ApiKeyList" onClose={close}>
          {open.dialog === 'create' && <ApiKeyForm apiKey={null} onCreated={showSecret} onClose={close} />}
          {open.dialog === 'edit' && <ApiKeyForm apiKey={open.apiKey} onClose={close} />}
          {open.dialog === 'rotate' && <RotateKeyDialog apiKey={open.apiKey} onRotated={showSecret} onClose={close} />}
          {open.dialog === 'revoke' && <RevokeKeyDialog apiKey={open.apiKey} onClose={close} />}
          {open.dialog === 'secret' && <ApiKeySecret apiKey={open.apiKey} onClose={close} />}
        </DialogBoundary>
      )}
    </section>
  );
}

function KeyName({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, createdBy, isCreatorActive } = apiKey;
  const { isExpired } = keyExpiry(apiKey);
  const until = formerSecretUntil(apiKey);
  const creator = createdBy ? `${createdBy.name}, who is no longer active` : 'a user who was deleted';
  return (
    <>
      {name}
      <code className="integration-list__detail">{prefix}…</code>
      {!isCreatorActive && (
        <span className="integration-list__note">
          Created by {creator}.{!isExpired && ' The key still works.'}
        </span>
      )}
      {until && !isExpired && (
        <span className="integration-list__note">The former secret works until {formatShortTime(until)}.</span>
      )}
    </>
  );
}

function Expiry({ apiKey }: { apiKey: ApiKey }) {
  const { text, when, isExpired } = keyExpiry(apiKey);
  return (
    <>
      {apiKey.expiresAt && <span className="integration-list__label">Expires </span>}
      {text}
      {when && (
        <span className="integration-list__soon">
          <Badge tone={isExpired ? 'danger' : 'warning'} inline icon="warning">
            {when}
          </Badge>
        </span>
      )}
    </>
  );
}

const ACTIONS = [
  ['edit', 'Edit'],
  ['rotate', 'Rotate secret'],
  ['revoke', 'Revoke'],
] as const satisfies readonly (readonly [KeyAction, string])[];

interface KeyMenuProps {
  readonly name: string;
  readonly onChoose: (action: KeyAction) => void;
  /** Called if the row disappears while it has the focus, because the key was revoked. */
  readonly onFocusLost: () => void;
}

function KeyMenu({ name, onChoose, onFocusLost }: KeyMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useOnFocusLost(menu, onFocusLost);
  return (
    <div ref={menu}>
      <Menu button={{ small: true, variant: 'quiet', icon: 'dots-three', 'aria-label': `Actions for ${name}` }}>
        {ACTIONS.map(([action, label]) => (
          <Button
            key={action}
            variant={action === 'revoke' ? 'danger' : undefined}
            aria-label={`${label} ${name}`}
            aria-haspopup="dialog"
            onClick={() => onChoose(action)}
          >
            {label}
          </Button>
        ))}
      </Menu>
    </div>
  );
}
