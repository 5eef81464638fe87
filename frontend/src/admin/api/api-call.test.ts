import { describe, expect, it } from '@jest/globals';
import { call } from './api-call';

describe('the address of a call', () => {
  it('is its path where it takes nothing', () => {
    expect(call('get', '/api/leads/stats')).toEqual({ method: 'get', url: '/api/leads/stats' });
  });

  it('has its parameters in the path, escaped', () => {
    expect(call('get', '/api/leads/{id}', { params: { id: 'a/b?' } }).url).toBe('/api/leads/a%2Fb%3F');
  });

  it.each<[string, NonNullable<Parameters<typeof call<'get', '/api/leads'>>[2]>['query'], string]>([
    ['a text', { search: 'Asha & Devi' }, '?search=Asha+%26+Devi'],
    ['a list, joined by commas', { status: ['new', 'closed'] }, '?status=new%2Cclosed'],
    ['numbers and flags', { page: 2, unassigned: true }, '?page=2&unassigned=true'],
    ['nothing that is empty', { search: '', status: [], type: undefined }, ''],
    ['what is false', { quarantined: false }, '?quarantined=false'],
  ])('has a query with %s', (_, query, text) => {
    expect(call('get', '/api/leads', { query }).url).toBe(`/api/leads${text}`);
  });
});
