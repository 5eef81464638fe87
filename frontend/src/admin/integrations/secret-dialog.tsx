import { useRef, useState } from 'react';
import { Button } from '../ui/button';
import { formatShortTime } from '../ui/dates';
import { Modal } from '../ui/dialogs/modal';
import { Note } from '../ui/note';
import { formerSecretUntil } from './api-key-texts';
import type { KeyScope, NewApiKey } from './api-keys-api';
import './api-keys.css';

/** For each scope, a call that shows whether the key works. The other scopes only have calls that change leads. */
const EXAMPLE_CALLS: readonly (readonly [KeyScope, string])[] = [
  ['leads:read', '/api/leads?limit=1'],
  ['reports:read', '/api/reports/daily'],
  ['export:read', '/api/leads/export?format=ndjson'],
  ['events:read', '/api/events?limit=1'],
];

/** Shows the secret of a new or rotated key, which cannot be shown again. */
export function SecretDialog({ apiKey, onClose }: { apiKey: NewApiKey; onClose: () => void }) {
  const { name, scopes, secret = '' } = apiKey;
  const until = formerSecretUntil(apiKey);
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    const isCopied = await copyText(secret);
    setCopied(isCopied);
    if (!isCopied && text.current) getSelection()?.selectAllChildren(text.current);
  };
  const [, path] = EXAMPLE_CALLS.find(([scope]) => scopes.includes(scope)) ?? [];
  const header = 'Authorization: Bearer kc_...';
  return (
    <Modal
      title={`Secret of ${name}`}
      ignoresClickOutside
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="secret-dialog">
        <Note tone="warning">Copy the secret now. It is not shown again.</Note>
        <div className="secret-dialog__copy">
          <code className="secret-dialog__secret" ref={text}>
            {secret}
          </code>
          <div className="secret-dialog__button">
            <Button variant="primary" data-first-focus onClick={() => void copy()}>
              Copy secret
            </Button>
            <p className="secret-dialog__result" role="status">
              {copied === true && 'Copied.'}
              {copied === false && 'The browser did not allow copying. The secret is selected: press Ctrl+C or ⌘C.'}
            </p>
          </div>
        </div>
        {until && <p className="secret-dialog__words">The former secret works until {formatShortTime(until)}.</p>}
        <p className="secret-dialog__words">
          {path ? 'To try the key, put its secret into this call:' : 'The other system sends it in this header:'}
        </p>
        <pre className="secret-dialog__example">
          <code>{path ? `curl -H "${header}" "${window.location.origin}${path}"` : header}</code>
        </pre>
      </div>
    </Modal>
  );
}

/** Resolves to false if the browser does not allow it, for example because the page has no HTTPS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
