/** Test users, and the response of the fake server that lists them. */
import { expect } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import { fireEvent, screen } from '@testing-library/react';
import type { SignedInUser } from '../session/session-slice';
import { ADMIN, type Call } from './render-admin';

export const FLAGS = ADMIN.permissions as NonNullable<SignedInUser['permissions']>;

export function types(names: readonly string[]) {
  return Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, names.includes(type)])) as NonNullable<
    SignedInUser['leadTypeAccess']
  >;
}

export const AGENT: SignedInUser = {
  ...ADMIN,
  _id: 'u2',
  name: 'Vikas Yadav',
  email: 'vikas@kisancanteen.local',
  role: 'agent',
  permissions: { ...FLAGS, canDeleteLeads: false, canManageUsers: false },
  leadTypeAccess: types(['contact']),
};
/** Can manage users without being an administrator. Lacks one permission and most lead types. */
export const MANAGER: SignedInUser = {
  ...ADMIN,
  _id: 'u3',
  name: 'Priya Deshmukh',
  email: 'priya@kisancanteen.local',
  role: 'manager',
  permissions: { ...FLAGS, canDeleteLeads: false },
  leadTypeAccess: types(['contact', 'newsletter']),
};

/** Creates the response of the user list. Like the server, it can count active administrators. */
export function staff(users: readonly SignedInUser[] = [ADMIN, AGENT, MANAGER], totalPages = 1) {
  return ({ query }: Call) => {
    const isCount = query.get('role') === 'admin' && query.get('limit') === '1';
    const data = isCount ? users.filter(({ role, isActive }) => role === 'admin' && isActive) : users;
    const currentPage = Number(query.get('page') ?? 1);
    return { data, pagination: { currentPage, totalPages, totalItems: data.length, pageSize: 50 } };
  };
}

export const button = (name: string) => screen.findByRole('button', { name });

/** Finds an action such as `Delete Vikas Yadav`. If it is in the menu of the user's row, opens the menu. */
export async function userAction(name: string) {
  const [, person] = /^(?:Lead Access|Reset password|Delete) (.+)$/.exec(name) ?? [];
  if (person) {
    const menu = await button(`More actions for ${person}`);
    if (menu.getAttribute('aria-expanded') === 'false') fireEvent.click(menu);
  }
  return button(name);
}

export function reasonOf(element: HTMLElement): string {
  expect(element.getAttribute('aria-disabled')).toBe('true');
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}
