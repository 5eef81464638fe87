import { lazy, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../ui/button';
import { LazyBoundary } from '../ui/errors/lazy-boundary';
import './password-button.css';

const PasswordDialog = lazy(() => import('./password-dialog').then((file) => ({ default: file.PasswordDialog })));

/** Opens the dialog in which people change their own password. */
export function PasswordButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="password-button" icon="key" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="password-button__label">Password</span>
      </Button>
      {/* Outside the header, whose buttons look different. */}
      {isOpen &&
        createPortal(
          <LazyBoundary onClose={() => setOpen(false)}>
            <PasswordDialog onClose={() => setOpen(false)} />
          </LazyBoundary>,
          document.body,
        )}
    </>
  );
}
