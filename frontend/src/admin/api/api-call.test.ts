import { describe, expect, it } from '@jest/globals';
import { call } from './api-call';

describe('the address of a call', () => {
  it('is the plain path without parameters', () => {
    expect(call('get', '/api/leads/stats')).toEqual({ method: 'get', url: '/api/leads/stats' });
  });

  it('has its parameters escaped in the path', () => {
    expect(call('get', '/api/leads/{id}', { params: { id: 'a/b?' } }).url).toBe('/api/leads/a%2Fb%3F');
  });

  it.each<[string, NonNullable<Parameters<typeof call<'get', '/api/leads'>>[2]>['query'], string]>([
    ['a text', { search: 'Asha & Devi' }, '?search=Asha+%26+Devi'],
    ['a list, joined by commas', { status: ['new', 'closed'] }, '?status=new%2Cclosed'],
    ['numbers and flags', { page: 2, unassigned: true }, '?page=2&unassigned=true'],
    ['no empty values', { search: '', status: [], type: undefined }, ''],
    ['false values', { quarantined: false }, '?quarantined=false'],
  ])('has a query with %s', (_, query, text) => {
    expect(call('get', '/api/leads', { query }).url).toBe(`/api/leads${text}`);
  });
});
