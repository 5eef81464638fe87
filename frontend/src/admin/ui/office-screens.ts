import { createContext, useContext } from 'react';
import type { SignedInUser } from '../session/session-slice';
import { useUser } from '../session/use-user';

export interface OfficeScreen {
  /** Path below `/admin`. */
  readonly path: `/${string}`;
  readonly label: string;
  readonly title: string;
  /** Where the link to the screen is: in the bar, under More, in a button that everyone sees or in the account menu. */
  readonly place: 'bar' | 'more' | 'button' | 'person';
  /** If undefined, everyone can open the screen. */
  readonly access?: {
    readonly isGiven: (user: SignedInUser) => boolean;
    readonly refusal: string;
  };
  /** True if the screen uses the dashboard's filters. Links to the screen then keep the filters. */
  readonly keepsFilters?: boolean;
}

/** Passes `SCREENS` to components that cannot import it. */
export const OfficeScreens = createContext<readonly OfficeScreen[]>([]);

export function useOfficeScreens(): readonly OfficeScreen[] {
  const user = useUser();
  return useContext(OfficeScreens).filter((screen) => mayOpen(screen, user));
}

export function mayOpen({ access }: OfficeScreen, user: SignedInUser | null): boolean {
  return !access || (user !== null && access.isGiven(user));
}
