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
import { type OfficeScreen, useOfficeScreens } from '../ui/office-screens';
import { Menu } from '../ui/popover';
import { SCREENS } from './screens';
import './top-bar.css';

interface TopBarProps {
  readonly onSearch: () => void;
  readonly bell?: ReactNode;
}

/** Header content next to the title. Below 1180 px, everything except search and bell is in one menu. */
export function TopBar({ onSearch, bell }: TopBarProps) {
  const screens = useOfficeScreens();
  const at = (place: OfficeScreen['place']) => screens.filter((screen) => screen.place === place);
  const more = at('more');
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
      <Button className="top-bar__search" icon="magnifying-glass" aria-haspopup="dialog" onClick={onSearch}>
        <span className="top-bar__search-label">Find a lead</span>
        <span className="top-bar__key" aria-hidden="true">
          /
        </span>
      </Button>
      {bell}
      <div className="top-bar__account">
        {SCREENS.filter(({ place }) => place === 'button').map((screen) => (
          <ScreenLink key={screen.path} screen={screen} />
        ))}
      </div>
      <PersonMenu
        screens={[...at('bar'), ...more, ...SCREENS.filter(({ place }) => place === 'button')]}
        own={at('person')}
      />
      <div className="top-bar__account">
        <SignOutButton />
      </div>
    </>
  );
}

const PasswordDialog = lazy(async () => ({ default: (await import('../auth/password-forms')).PasswordDialog }));
const SessionsDialog = lazy(async () => ({ default: (await import('../auth/sessions-dialog')).SessionsDialog }));

interface PersonMenuProps {
  readonly screens: readonly OfficeScreen[];
  readonly own: readonly OfficeScreen[];
}

/** Account menu. Below 1180 px, it also contains the links to `screens`. */
function PersonMenu({ screens, own }: PersonMenuProps) {
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
