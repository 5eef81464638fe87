import { describe, expect, it } from '@jest/globals';
import { KEY_SCOPES } from '../../users/domain/permissions.js';
import { hashOf, isKeySecret, mayGiveKey, newSecret, prefixOf, rightsOfKey } from './api-key.js';

describe('the secret of a key', () => {
  it('has 32 random bytes and a checksum, and shows its beginning', () => {
    const secrets = Array.from({ length: 500 }, newSecret);
    expect(new Set(secrets).size).toBe(500);
    for (const secret of secrets) {
      expect(secret).toMatch(/^kc_[0-9A-Za-z]{49}$/);
      expect(isKeySecret(secret)).toBe(true);
      expect(prefixOf(secret)).toBe(secret.slice(0, 9));
      expect(hashOf(secret)).toHaveLength(32);
    }
  });

  it('is recognised only if its checksum is right', () => {
    const secret = newSecret();
    const changed = secret.slice(0, 10) + (secret[10] === 'a' ? 'b' : 'a') + secret.slice(11);
    for (const text of [changed, secret.slice(0, -1), `${secret}0`, secret.toUpperCase(), 'kc_', '']) {
      expect([text, isKeySecret(text)]).toEqual([text, false]);
    }
  });
});

describe('the rights of a key', () => {
  const user = { permissions: ['canViewAllLeads', 'canBulkActions'], leadTypes: ['contact'] } as const;

  it('follow from its scopes, and never include the administration of users or keys', () => {
    const { permissions } = rightsOfKey({ scopes: KEY_SCOPES, leadTypes: ['contact'] });
    expect([...permissions].sort()).toEqual([
      'canBulkActions',
      'canDeleteLeads',
      'canEditAllLeads',
      'canExportData',
      'canViewAllLeads',
      'canViewReports',
    ]);
  });

  it.each<[string, Parameters<typeof mayGiveKey>[1], boolean]>([
    ['reading', { scopes: ['leads:read', 'contact:read'], leadTypes: ['contact'] }, true],
    // A key that adds leads can set external ids, for which users need Edit All.
    ['adding', { scopes: ['leads:create'], leadTypes: ['contact'] }, false],
    ['writing', { scopes: ['leads:read', 'leads:write'], leadTypes: ['contact'] }, false],
    ['another type', { scopes: ['leads:read'], leadTypes: ['contact', 'franchise'] }, false],
    ['exporting', { scopes: ['export:read'], leadTypes: [] }, false],
  ])('can be given only by users who have them: %s', (_, key, expected) => {
    expect(mayGiveKey(user, key)).toBe(expected);
  });
});
