import { describe, expect, it } from '@jest/globals';
import {
  changedUserView,
  hasUserFilters,
  parseUserView,
  type UserView,
  userListQuery,
  usersAddress,
  userViewQueryString,
} from './user-view';

const FIRST: UserView = { q: '', role: '', status: '', page: 1 };
const parsed = (text: string) => parseUserView(new URLSearchParams(text));

describe('the table of users in the URL', () => {
  it.each<[string, Partial<UserView>]>([
    ['', {}],
    ['q=Meena+Devi', { q: 'Meena Devi' }],
    ['role=manager', { role: 'manager' }],
    ['status=inactive', { status: 'inactive' }],
    ['page=3', { page: 3 }],
    ['q=a&role=admin&status=active&page=2', { q: 'a', role: 'admin', status: 'active', page: 2 }],
  ])('%p is parsed and written back unchanged', (address, view) => {
    expect(parsed(address)).toEqual({ ...FIRST, ...view });
    expect(userViewQueryString({ ...FIRST, ...view }).toString()).toBe(address);
  });

  it.each(['role=owner', 'status=gone', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'other=1'])(
    'ignores unknown values: %s',
    (address) => {
      expect(parsed(address)).toEqual(FIRST);
    },
  );

  it('writes a URL that opens the same view', () => {
    const view = { q: 'Meena & Sons', role: 'manager', status: 'active', page: 2 } as const;
    expect(parseUserView(new URL(usersAddress(view), 'https://office.example').searchParams)).toEqual(view);
  });

  it('limits the search to the server’s maximum length', () => {
    expect(parsed(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  });
});

describe('a change of the table', () => {
  it('returns to page 1, unless it changes the page', () => {
    expect(changedUserView({ ...FIRST, page: 4 }, { role: 'agent' })).toEqual({ ...FIRST, role: 'agent' });
    expect(changedUserView({ ...FIRST, q: 'a' }, { page: 4 })).toEqual({ ...FIRST, q: 'a', page: 4 });
  });

  it('becomes the request’s query', () => {
    expect(userListQuery(FIRST)).toEqual({ search: '', page: 1, limit: 50 });
    expect(userListQuery({ q: ' a ', role: 'admin', status: 'active', page: 2 })).toEqual({
      search: 'a',
      role: 'admin',
      isActive: true,
      page: 2,
      limit: 50,
    });
    expect(userListQuery({ ...FIRST, status: 'inactive' }).isActive).toBe(false);
  });

  it.each<[Partial<UserView>, boolean]>([
    [{}, false],
    [{ page: 2 }, false],
    [{ q: 'a' }, true],
    [{ role: 'agent' }, true],
    [{ status: 'active' }, true],
  ])('with %p has filters: %p', (view, expected) => {
    expect(hasUserFilters({ ...FIRST, ...view })).toBe(expected);
  });
});
