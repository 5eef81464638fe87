import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedUserView, type UserView, userViewFromAddress, userViewToAddress } from './user-view';

export type ChangeUserView = (change: Partial<UserView>) => void;

/** The view of the users screen in the address and the way to change it. */
export function useUserView(): [UserView, ChangeUserView] {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => userViewFromAddress(address), [address]);
  const change = useCallback<ChangeUserView>(
    (part) => {
      // Each letter of a search is not a page to go back to.
      const replace = Object.keys(part).every((name) => name === 'q');
      setAddress((latest) => userViewToAddress(changedUserView(userViewFromAddress(latest), part)), { replace });
    },
    [setAddress],
  );
  return [view, change];
}
