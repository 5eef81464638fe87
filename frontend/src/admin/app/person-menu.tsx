import { lazy, useState } from 'react';
import { createPortal } from 'react-dom';
import { SignOutButton } from '../auth/sign-out-button';
import { useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { LazyBoundary } from '../ui/dialogs/lazy-boundary';
import type { OfficeScreen } from '../ui/office-screens';
import { Menu } from '../ui/popover';
import { ScreenLink } from './screen-link';
import './person-menu.css';

const PasswordDialog = lazy(async () => ({ default: (await import('../auth/password-forms')).PasswordDialog }));
const SessionsDialog = lazy(async () => ({ default: (await import('../auth/sessions-dialog')).SessionsDialog }));

interface PersonMenuProps {
  /** The screens that stand in the bar where there is room. */
  readonly screens: readonly OfficeScreen[];
  /** The screens about the person. */
  readonly own: readonly OfficeScreen[];
}

/** What people can do about their own account; below 1180 px the ways to the other screens too. */
export function PersonMenu({ screens, own }: PersonMenuProps) {
  const user = useUser();
  const [dialog, setDialog] = useState<'password' | 'sessions' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        className="person-menu"
        button={{
          icon: 'list',
          children: (
            <span className="person-menu__name" title={user?.email}>
              {user?.name ?? 'Account'}
            </span>
          ),
        }}
      >
        <div className="person-menu__elsewhere">
          {screens.map((screen) => (
            <ScreenLink key={screen.path} screen={screen} />
          ))}
        </div>
        {own.map((screen) => (
          <ScreenLink key={screen.path} screen={screen} />
        ))}
        <Button aria-haspopup="dialog" onClick={() => setDialog('password')}>
          Password
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setDialog('sessions')}>
          Sign out elsewhere
        </Button>
        <div className="person-menu__elsewhere">
          <SignOutButton />
        </div>
      </Menu>
      {/* Outside the bar, whose buttons look different. */}
      {dialog &&
        createPortal(
          <LazyBoundary onClose={close}>
            {dialog === 'password' ? <PasswordDialog onClose={close} /> : <SessionsDialog onClose={close} />}
          </LazyBoundary>,
          document.body,
        )}
    </>
  );
}
