import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Modal } from '../ui/dialogs/modal';
import { Note } from '../ui/note';
import './secret-dialog.css';

interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  /** How the other system uses the secret. */
  readonly usage: string;
  readonly example: string;
  readonly children?: ReactNode;
  /** Button of the next step. It is next to Close. */
  readonly next?: ReactNode;
  readonly onClose: () => void;
}

/** Shows a new secret, which cannot be shown again. */
export function SecretDialog({ name, secret, usage, example, children, next, onClose }: SecretDialogProps) {
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    const isCopied = await copyText(secret);
    setCopied(isCopied);
    if (!isCopied && text.current) getSelection()?.selectAllChildren(text.current);
  };
  return (
    <Modal
      title={`Secret of ${name}`}
      ignoresClickOutside
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {next}
        </>
      }
    >
      <div className="secret-dialog">
        <Note tone="warning">Copy the secret now. It is not shown again.</Note>
        <div className="secret-dialog__copy">
          <code className="secret-dialog__secret" ref={text}>
            {secret}
          </code>
          <div className="secret-dialog__button">
            <Button variant={next ? undefined : 'primary'} data-first-focus onClick={() => void copy()}>
              Copy secret
            </Button>
            <p className="secret-dialog__result" role="status">
              {copied === true && 'Copied.'}
              {copied === false && 'The browser did not allow copying. The secret is selected: press Ctrl+C or ⌘C.'}
            </p>
          </div>
        </div>
        <p className="secret-dialog__words">{usage}</p>
        <pre className="secret-dialog__example">
          <code>{example}</code>
        </pre>
        {children}
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
