import { lazy, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { SignOutButton } from '../auth/sign-out-button';
import { FIRST_VIEW, parseView, viewQueryString } from '../leads/filters/lead-view';
import { isQueueShown, queueView } from '../leads/filters/work-queue-views';
import { useLeadStatsQuery } from '../leads/lead/leads-api';
import { LEAD_PARAM } from '../leads/lead/use-lead-param';
import { useUser } from '../session/use-user';
import { Button, ButtonLink } from '../ui/button';
import { LazyBoundary } from '../ui/dialogs/lazy-boundary';
import { formatNumber } from '../ui/format-number';
import { Initials } from '../ui/initials';
import { type OfficeScreen, useOfficeScreens } from '../ui/office-screens';
import { Menu } from '../ui/popover';
import { SCREENS } from './screens';
import './top-bar.css';

interface TopBarProps {
  readonly onSearch: () => void;
  readonly bell?: ReactNode;
}

/** Content of the bar after the mark. Below 1180 px, the links are in a menu, and Logout is in the account menu. */
export function TopBar({ onSearch, bell }: TopBarProps) {
  const screens = useOfficeScreens();
  const at = (place: OfficeScreen['place']) => screens.filter((screen) => screen.place === place);
  const more = at('more');
  const inButton = SCREENS.filter(({ place }) => place === 'button');
  return (
    <>
      <nav className="top-bar__screens" aria-label="Screens">
        <WorkQueueLink />
        {at('bar').map((screen) => (
          <ScreenLink key={screen.path} screen={screen} />
        ))}
        {more.length > 0 && (
          <Menu button={{ endIcon: 'caret-down', children: 'More' }}>
            {more.map((screen) => (
              <ScreenLink key={screen.path} screen={screen} />
            ))}
          </Menu>
        )}
      </nav>
      <nav className="top-bar__menu" aria-label="All screens">
        <Menu button={{ icon: 'list', 'aria-label': 'Menu' }}>
          <WorkQueueLink />
          {[...at('bar'), ...more, ...inButton].map((screen) => (
            <ScreenLink key={screen.path} screen={screen} />
          ))}
        </Menu>
      </nav>
      <Button className="top-bar__search" icon="magnifying-glass" aria-haspopup="dialog" onClick={onSearch}>
        <span className="top-bar__search-label">Find a lead</span>
        <span className="top-bar__key" aria-hidden="true">
          /
        </span>
      </Button>
      {bell}
      <div className="top-bar__account">
        {inButton.map((screen) => (
          <ScreenLink key={screen.path} screen={screen} />
        ))}
      </div>
      <PersonMenu screens={at('person')} />
      <div className="top-bar__account">
        <SignOutButton />
      </div>
    </>
  );
}

const PasswordDialog = lazy(async () => ({ default: (await import('../auth/password-forms')).PasswordDialog }));
const SessionsDialog = lazy(async () => ({ default: (await import('../auth/sessions-dialog')).SessionsDialog }));

function PersonMenu({ screens }: { screens: readonly OfficeScreen[] }) {
  const user = useUser();
  const name = user?.name ?? 'Account';
  const [dialog, setDialog] = useState<'password' | 'sessions' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        className="person-menu"
        button={{
          title: user?.email,
          children: (
            <>
              <Initials name={name} />
              <span className="person-menu__name">{name}</span>
            </>
          ),
        }}
      >
        {user && (
          <p className="person-menu__who">
            <strong>{user.name}</strong>
            <span className="person-menu__email">{user.email}</span>
          </p>
        )}
        {screens.map((screen) => (
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

/** The link keeps the current filters if the target screen uses them. */
function ScreenLink({ screen }: { screen: OfficeScreen }) {
  const { pathname, search } = useLocation();
  const { path, label, keepsFilters = false } = screen;
  const filters = new URLSearchParams(keepsFilters ? search : '');
  filters.delete(LEAD_PARAM);
  const isMyWork = useIsMyWork();
  const isHere = pathname === path && !isMyWork;
  return (
    <ButtonLink to={filters.size > 0 ? `${path}?${filters}` : path} aria-current={isHere ? 'page' : undefined}>
      {label}
    </ButtonLink>
  );
}

const MY_WORK = `/dashboard?${viewQueryString({ ...FIRST_VIEW, ...queueView('work', 'mine') })}`;

function useIsMyWork(): boolean {
  const { pathname, search } = useLocation();
  return pathname === '/dashboard' && isQueueShown(parseView(new URLSearchParams(search)), 'work', 'mine');
}

function WorkQueueLink() {
  const { data: stats } = useLeadStatsQuery();
  const isHere = useIsMyWork();
  const waiting = (stats?.ownFollowUps ?? 0) + (stats?.ownOverdue ?? 0);
  return (
    <ButtonLink icon="calendar-check" to={MY_WORK} aria-current={isHere ? 'page' : undefined}>
      My Work
      {waiting > 0 && (
        <span className="work-queue-link__count">
          {formatNumber(waiting)}
          <span className="visually-hidden"> overdue or to follow up</span>
        </span>
      )}
    </ButtonLink>
  );
}
