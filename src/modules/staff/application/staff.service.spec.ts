import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { RecentSignInService } from '../../auth/application/current-password.service.js';
import type { FirstPasswordFile } from '../../users/application/first-administrator.service.js';
import { defaultRights, type User } from '../../users/domain/user.js';
import type { UserRepository } from '../../users/domain/user.repository.js';
import type { StaffChanges, StaffRepository } from '../domain/staff.repository.js';
import { StaffService } from './staff.service.js';

const user = (id: string, changes: Partial<User> = {}): User => ({
  id,
  name: id,
  email: `${id}@example.in`,
  role: 'admin',
  isActive: true,
  mustChangePassword: false,
  ...defaultRights('admin'),
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...changes,
});
const ADMIN = user('admin');
const AGENT = user('agent', { role: 'agent', ...defaultRights('agent') });
const NEW = user('new', { mustChangePassword: true });
const SIGN_IN = { user: ADMIN, signedInAt: new Date(0) };

function recorded() {
  const steps: string[] = [];
  const step = (name: string) => async () => void steps.push(name);
  const findById = async (id: string) => [ADMIN, AGENT, NEW].find((one) => one.id === id) ?? null;
  const changes: Partial<StaffChanges> = {
    findById,
    setPassword: step('set'),
    endSessions: step('end sessions'),
    countActiveAdmins: async () => 2,
    lockOutAssigning: step('lock out assigning'),
    delete: step('delete'),
    record: step('record'),
  };
  const staff = {
    change: async <T>(work: (changes: StaffChanges) => Promise<T>) => {
      steps.push('lock');
      return work(changes as StaffChanges);
    },
  };
  const hash = async () => {
    steps.push('hash');
    return 'hash';
  };
  const hasher = { hash, verify: async () => true, isBusy: false };
  const service = new StaffService(
    { findById } as unknown as UserRepository,
    staff as unknown as StaffRepository,
    hasher,
    { require: step('reauthenticate') } as unknown as RecentSignInService,
    { removeIfOutdated: step('remove the file') } as unknown as FirstPasswordFile,
  );
  return { service, steps };
}

describe('a password reset', () => {
  it('checks the caller and hashes the password before it takes the lock', async () => {
    const { service, steps } = recorded();
    await service.resetPassword(SIGN_IN, AGENT.id, { newPassword: 'monsoon-in-the-hills' }, '203.0.113.7');
    expect(steps).toEqual(['reauthenticate', 'hash', 'lock', 'set', 'end sessions', 'record']);
  });

  it('stops at a weak password', async () => {
    const { service, steps } = recorded();
    await expect(
      service.resetPassword(SIGN_IN, AGENT.id, { newPassword: 'football1' }, '203.0.113.7'),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    expect(steps).toEqual([]);
  });
});

describe('the file with the first password', () => {
  it.each<[string, (service: StaffService) => Promise<void>]>([
    [
      'a new password is set',
      (service) => service.resetPassword(SIGN_IN, NEW.id, { newPassword: 'monsoon-in-the-hills' }, ''),
    ],
    ['its user is deleted', (service) => service.delete(ADMIN.id, NEW.id, undefined, '')],
  ])('is removed when %s, after the change is stored', async (_, act) => {
    const { service, steps } = recorded();
    await act(service);
    expect(steps.slice(-2)).toEqual(['record', 'remove the file']);
  });
});
