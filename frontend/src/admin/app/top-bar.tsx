import type { ReactNode } from 'react';
import { SignOutButton } from '../auth/sign-out-button';
import { Button } from '../ui/button';
import { type OfficeScreen, useOfficeScreens } from '../ui/office-screens';
import { Menu } from '../ui/popover';
import { PersonMenu } from './person-menu';
import { ScreenLink, WorkQueueLink } from './screen-link';
import { SCREENS } from './screens';
import './top-bar.css';

interface TopBarProps {
  /** Opens the search over everything. */
  readonly onSearch: () => void;
  /** Stands between the search and the buttons. */
  readonly bell?: ReactNode;
}

/** What the bar holds beside the title: from 1180 px everything in sight, below it all but search and bell in one menu. */
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
