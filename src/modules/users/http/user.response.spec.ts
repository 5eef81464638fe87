import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { PERMISSIONS } from '../domain/permissions.js';
import { userResponse } from './user.response.js';

const USER = {
  id: 'x',
  name: 'Ravi',
  email: 'ravi@kisancanteen.local',
  role: 'agent',
  isActive: true,
  mustChangePassword: false,
  permissions: ['canViewReports'],
  leadTypes: ['contact', 'partner'],
  createdAt: new Date('2026-04-22T10:00:00Z'),
  updatedAt: new Date('2026-04-22T11:00:00Z'),
  passwordHash: 'secret',
} as const;

const namesOf = (flags: Readonly<Record<string, boolean>>) => Object.keys(flags).filter((name) => flags[name]);

describe('the user in a response', () => {
  it('has the details of the user, and never the password', () => {
    const { permissions, leadTypeAccess, ...who } = userResponse(USER);
    expect(who).toEqual({
      _id: 'x',
      name: 'Ravi',
      email: 'ravi@kisancanteen.local',
      role: 'agent',
      isActive: true,
      createdAt: '2026-04-22T10:00:00.000Z',
      updatedAt: '2026-04-22T11:00:00.000Z',
    });
  });

  it('has true or false for every permission and every lead type', () => {
    const { permissions, leadTypeAccess } = userResponse(USER);
    expect(Object.keys(permissions)).toEqual(PERMISSIONS);
    expect(namesOf(permissions)).toEqual(['canViewReports']);
    expect(Object.keys(leadTypeAccess)).toEqual(LEAD_TYPE_NAMES);
    expect(namesOf(leadTypeAccess)).toEqual(['contact', 'partner']);
  });
});
