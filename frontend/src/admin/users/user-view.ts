import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '../ui/use-address-query';
import { ROLES, type Role } from './user-rules';
import type { UserListQuery } from './users-api';

/** What the table of users shows: kept in the address, so that it can be sent, marked and gone back to. */
export interface UserView {
  readonly q: string;
  readonly role: Role | '';
  readonly status: 'active' | 'inactive' | '';
  readonly page: number;
}

export const NO_USER_FILTERS = { q: '', role: '', status: '' } as const satisfies Partial<UserView>;

const PAGE_SIZE = 50;

/** Reads a view from the address; what is not understood is left out. */
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

/** The address of a view, without what is at its default. */
export function userViewQueryString({ q, role, status, page }: UserView): URLSearchParams {
  const address = new URLSearchParams();
  if (q) address.set('q', q);
  if (role) address.set('role', role);
  if (status) address.set('status', status);
  if (page > 1) address.set('page', String(page));
  return address;
}

/** The address of the users' screen with a view. What the view leaves out is at its default. */
export function usersAddress(view: Partial<UserView>): string {
  return `/users?${userViewQueryString({ ...NO_USER_FILTERS, page: 1, ...view })}`;
}

/** The view with something changed: anything but the page itself starts again from page 1. */
export function changedUserView(view: UserView, change: Partial<UserView>): UserView {
  return { ...view, page: 1, ...change };
}

export function hasUserFilters({ q, role, status }: UserView): boolean {
  return `${q}${role}${status}` !== '';
}

/** What the list is asked for. */
export function userListQuery({ q, role, status, page }: UserView): UserListQuery {
  return {
    search: q.trim(),
    role: role || undefined,
    isActive: status === '' ? undefined : status === 'active',
    page,
    limit: PAGE_SIZE,
  };
}

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
