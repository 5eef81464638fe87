import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '../ui/use-address-query';
import { changedUserView, parseUserView, type UserView, userViewQueryString } from './user-view';

/** Each change is a place that Back returns to, unless it is to `replace` the one before. */
export type ChangeUserView = (change: Partial<UserView>, history?: { readonly replace: boolean }) => void;

/** The view of the users screen in the address and the way to change it. */
export function useUserView(): [UserView, ChangeUserView] {
  const [query, changeQuery] = useAddressQuery();
  const view = useMemo(() => parseUserView(query), [query]);
  const change = useCallback<ChangeUserView>(
    (part, history) => {
      // Each letter of a search is not a page to go back to.
      const replace = history?.replace ?? Object.keys(part).every((name) => name === 'q');
      changeQuery((latest) => userViewQueryString(changedUserView(parseUserView(latest), part)), { replace });
    },
    [changeQuery],
  );
  return [view, change];
}
