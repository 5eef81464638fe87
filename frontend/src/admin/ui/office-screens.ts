import { createContext, useContext } from 'react';
import type { SignedInUser } from '../session/session-slice';
import { useUser } from '../session/use-user';

export interface OfficeScreen {
  /** Below `/admin`. */
  readonly path: `/${string}`;
  readonly label: string;
  readonly title: string;
  /** Place of its link: in the top bar, under `More`, as a button (shown to everyone), or in the account menu. */
  readonly place: 'bar' | 'more' | 'button' | 'person';
  /** Who can use it, and the message for others. Without it, everyone can. */
  readonly access?: {
    readonly isGiven: (user: SignedInUser) => boolean;
    readonly refusal: string;
  };
  /** Whether it uses the dashboard's filters. Its link then keeps them. */
  readonly keepsFilters?: boolean;
}

/** Provides the table of `app/screens.tsx` to components that cannot import it. */
export const OfficeScreens = createContext<readonly OfficeScreen[]>([]);

export function useOfficeScreens(): readonly OfficeScreen[] {
  const user = useUser();
  return useContext(OfficeScreens).filter((screen) => mayOpen(screen, user));
}

export function mayOpen({ access }: OfficeScreen, user: SignedInUser | null): boolean {
  return !access || (user !== null && access.isGiven(user));
}
