import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../src/lead-types/lead-types.js';
import { ROLES } from '../../src/modules/users/domain/user.js';
import { demoUsers, teams } from './demo-staff.js';

const users = demoUsers({ seed: 1, untilMs: Date.parse('2026-04-22T18:30:00Z') });

describe('the demo users', () => {
  it('have every role, and unique addresses that receive no email', () => {
    expect(ROLES.map((role) => users.filter((user) => user.role === role).length)).toEqual([8, 3, 1]);
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
    expect(users.filter(({ email }) => !email.endsWith('.example'))).toEqual([]);
  });

  it.each(LEAD_TYPE_NAMES)('include a leader and an assignee for %s', (type) => {
    const team = teams(users).get(type);
    expect(team?.leaders.length).toBeGreaterThan(0);
    expect(team?.assignees.length).toBeGreaterThan(0);
    for (const user of team?.leaders ?? []) {
      expect(user.permissions).toContain('canEditAllLeads');
    }
  });
});
