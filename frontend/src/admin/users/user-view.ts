import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '../ui/use-address-query';
import { ROLES, type Role } from './user-rules';
import type { UserListQuery } from './users-api';

/** Filters and page of the user list. Stored in the URL, so that a view can be shared and reached with Back. */
export interface UserView {
  readonly q: string;
  readonly role: Role | '';
  readonly status: 'active' | 'inactive' | '';
  readonly page: number;
}

export const NO_USER_FILTERS = { q: '', role: '', status: '' } as const satisfies Partial<UserView>;

const PAGE_SIZE = 50;

export function parseUserView(address: URLSearchParams): UserView {
  const status = address.get('status');
  const page = Number(address.get('page'));
  return {
    q: (address.get('q') ?? '').slice(0, 200),
    role: ROLES.find((role) => role === address.get('role')) ?? '',
    status: status === 'active' || status === 'inactive' ? status : '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

export function userViewQueryString({ q, role, status, page }: UserView): URLSearchParams {
  const address = new URLSearchParams();
  if (q) address.set('q', q);
  if (role) address.set('role', role);
  if (status) address.set('status', status);
  if (page > 1) address.set('page', String(page));
  return address;
}

/** Returns the URL of the users screen. Parts that are missing in `view` have their default values. */
export function usersAddress(view: Partial<UserView>): string {
  return `/users?${userViewQueryString({ ...NO_USER_FILTERS, page: 1, ...view })}`;
}

/** Applies a change and returns to page 1, unless the change sets the page. */
export function changedUserView(view: UserView, change: Partial<UserView>): UserView {
  return { ...view, page: 1, ...change };
}

export function hasUserFilters({ q, role, status }: UserView): boolean {
  return `${q}${role}${status}` !== '';
}

export function userListQuery({ q, role, status, page }: UserView): UserListQuery {
  return {
    search: q.trim(),
    role: role || undefined,
    isActive: status === '' ? undefined : status === 'active',
    page,
    limit: PAGE_SIZE,
  };
}

/** Changes the view. Adds a history entry, unless only `q` changes or `replace` is true. */
export type ChangeUserView = (change: Partial<UserView>, history?: { readonly replace: boolean }) => void;

export function useUserView(): [UserView, ChangeUserView] {
  const [query, changeQuery] = useAddressQuery();
  const view = useMemo(() => parseUserView(query), [query]);
  const change = useCallback<ChangeUserView>(
    (part, history) => {
      // Typing in the search box adds no history entries, because it changes only `q`.
      const replace = history?.replace ?? Object.keys(part).every((name) => name === 'q');
      changeQuery((latest) => userViewQueryString(changedUserView(parseUserView(latest), part)), { replace });
    },
    [changeQuery],
  );
  return [view, change];
}
