import { createContext, useContext } from 'react';
import type { SignedInUser } from '../session/session-slice';
import { useUser } from '../session/use-user';

/** A screen of the office as navigation and palette name it. */
export interface OfficeScreen {
  /** Below `/admin`. */
  readonly path: `/${string}`;
  /** What its link says. */
  readonly label: string;
  /** What stands over it. */
  readonly title: string;
  /** Where the top bar has its link: in sight, behind `More`, as a button (shown to everybody), or in the person's menu. */
  readonly place: 'bar' | 'more' | 'button' | 'person';
  /** Who may use it, and what the others read instead. Without it, everybody may. */
  readonly access?: {
    readonly isGiven: (user: SignedInUser) => boolean;
    readonly refusal: string;
  };
  /** Whether it goes by the filters of the dashboard, which its link then takes along. */
  readonly keepsFilters?: boolean;
}

/** The table of `app/screens.tsx`, for what stands below it. */
export const OfficeScreens = createContext<readonly OfficeScreen[]>([]);

/** The screens that the signed-in user may use. */
export function useOfficeScreens(): readonly OfficeScreen[] {
  const user = useUser();
  return useContext(OfficeScreens).filter((screen) => mayOpen(screen, user));
}

export function mayOpen({ access }: OfficeScreen, user: SignedInUser | null): boolean {
  return !access || (user !== null && access.isGiven(user));
}
