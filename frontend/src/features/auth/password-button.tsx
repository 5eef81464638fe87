import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../shared/ui/icon';

const PasswordDialog = lazy(() => import('./password-dialog').then((file) => ({ default: file.PasswordDialog })));

/** Opens the dialog in which people change their own password. */
export function PasswordButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="act" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="key" />
        Password
      </button>
      <Suspense>{isOpen && <PasswordDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
