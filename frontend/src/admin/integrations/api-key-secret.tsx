import { formatShortTime } from '../ui/dates';
import { formerSecretUntil } from './api-key-texts';
import type { KeyScope, NewApiKey } from './api-keys-api';
import { SecretDialog } from './secret-dialog';

/** For each scope, a call that shows whether the key works. The other scopes only have calls that change leads. */
const EXAMPLE_CALLS: readonly (readonly [KeyScope, string])[] = [
  ['leads:read', '/api/leads?limit=1'],
  ['reports:read', '/api/reports/daily'],
  ['export:read', '/api/leads/export?format=ndjson'],
  ['events:read', '/api/events?limit=1'],
];

const HEADER = 'Authorization: Bearer kc_...';

/** Shows the secret of a new or rotated key, with a call that tries it. */
export function ApiKeySecret({ apiKey, onClose }: { apiKey: NewApiKey; onClose: () => void }) {
  const { name, scopes, secret = '' } = apiKey;
  const until = formerSecretUntil(apiKey);
  const [, path] = EXAMPLE_CALLS.find(([scope]) => scopes.includes(scope)) ?? [];
  return (
    <SecretDialog
      name={name}
      secret={secret}
      usage={path ? 'To try the key, put its secret into this call:' : 'The other system sends it in this header:'}
      example={path ? `curl -H "${HEADER}" "${window.location.origin}${path}"` : HEADER}
      onClose={onClose}
    >
      {until && <p className="secret-dialog__words">The former secret works until {formatShortTime(until)}.</p>}
    </SecretDialog>
  );
}
