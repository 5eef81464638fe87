import { lazy, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../shared/ui/icon';
import { LazyBoundary } from '../ui/lazy-boundary';
import './password-button.css';

const PasswordDialog = lazy(() => import('./password-dialog').then((file) => ({ default: file.PasswordDialog })));

/** Opens the dialog in which people change their own password. */
export function PasswordButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="act password-button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="key" />
        <span className="password-button__label">Password</span>
      </button>
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
