import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { SqlParameters } from '../../../shared/database/sql-parameters.js';
import type { LeadScope } from '../domain/lead-access.js';
import type { LeadFilter } from '../domain/lead-filters.js';
import { countsCondition, filterCondition, isCoveredByCounts, scopeCondition } from './lead-conditions.js';

const ALL: LeadScope = { types: LEAD_TYPE_NAMES, assignedTo: null };

/** The SQL that a filter adds to the condition of an unfiltered list, and the values of its parameters. */
function narrowing(filter: LeadFilter): [condition: string, ...values: unknown[]] {
  const parameters = new SqlParameters();
  const unfiltered = filterCondition(ALL, {}, new SqlParameters());
  const condition = filterCondition(ALL, filter, parameters);
  expect(condition.startsWith(unfiltered)).toBe(true);
  const added = condition.slice(unfiltered.length).replace(/^\s+AND /, '');
  return [added, ...parameters.values];
}

describe('a scope as a condition', () => {
  it.each<[string, LeadScope, string, unknown[]]>([
    ['of every type adds no condition', ALL, 'TRUE', []],
    [
      'of some types',
      { types: ['contact', 'partner'], assignedTo: null },
      'l.type = ANY($1::text[])',
      [['contact', 'partner']],
    ],
    ['of no type matches nothing', { types: [], assignedTo: null }, 'l.type = ANY($1::text[])', [[]]],
    [
      'of the user’s own leads and the pool',
      { types: ['contact'], assignedTo: 'me', orInPool: true },
      'l.type = ANY($1::text[]) AND (l.assigned_to = $2::uuid OR l.in_pool)',
      [['contact'], 'me'],
    ],
    ['of the user’s own leads', { ...ALL, assignedTo: 'me' }, 'l.assigned_to = $1::uuid', ['me']],
    [
      'of the user’s own leads of some types',
      { types: ['contact'], assignedTo: 'me' },
      'l.type = ANY($1::text[]) AND l.assigned_to = $2::uuid',
      [['contact'], 'me'],
    ],
  ])('%s', (_, scope, condition, values) => {
    const parameters = new SqlParameters();
    expect(scopeCondition(scope, parameters)).toBe(condition);
    expect(parameters.values).toEqual(values);
  });

  it('is part of every list and count', () => {
    const scope: LeadScope = { types: ['contact'], assignedTo: 'me' };
    for (const condition of [filterCondition, countsCondition]) {
      const parameters = new SqlParameters();
      expect(condition(scope, { status: ['new'] }, parameters)).toContain(
        'l.type = ANY($1::text[]) AND l.assigned_to = $2::uuid',
      );
      expect(parameters.values).toEqual([['contact'], 'me', ['new']]);
    }
  });
});

describe('a filter as a condition', () => {
  const from = new Date('2026-04-21T18:30:00Z');
  const before = new Date('2026-04-22T18:30:00Z');
  it.each<[string, LeadFilter, string, unknown[]]>([
    ['types', { type: ['contact'] }, 'l.type = ANY($1::text[])', [['contact']]],
    ['statuses', { status: ['new', 'closed'] }, 'l.status = ANY($1::text[])', [['new', 'closed']]],
    ['priorities', { priority: ['urgent'] }, 'l.priority = ANY($1::text[])', [['urgent']]],
    ['the first day', { created: { from } }, 'l.created_at >= $1::timestamptz', [from]],
    ['the end, which is excluded', { created: { before } }, 'l.created_at < $1::timestamptz', [before]],
    ['certain leads', { ids: ['a', 'b'] }, 'l.id = ANY($1::uuid[])', [['a', 'b']]],
    ['unassigned leads', { unassigned: true }, 'l.assigned_to IS NULL AND NOT l.in_pool', []],
    ['the pool', { pool: true }, 'l.in_pool', []],
    ['the leads of one assignee', { assignedTo: 'x' }, 'l.assigned_to = $1::uuid', ['x']],
    ['overdue promises', { promise: 'overdue' }, 'l.first_response_at IS NULL AND l.due_at < now()', []],
    ['kept promises', { promise: 'kept' }, 'l.first_response_at <= l.due_at', []],
    ['missed promises', { promise: 'missed' }, 'l.first_response_at > l.due_at', []],
    [
      'promises due soon, up to the exact due time',
      { promise: 'due_soon' },
      'l.first_response_at IS NULL AND l.due_soon_at <= now() AND l.due_at >= now()',
      [],
    ],
  ])('%s', (_, filter, condition, values) => {
    expect(narrowing(filter)).toEqual([condition, ...values]);
  });

  it.each([
    ['due', '<=', " AND l.status IN ('new', 'contacted', 'qualified')"],
    ['today', '=', " AND l.status IN ('new', 'contacted', 'qualified')"],
    ['upcoming', '>', ''],
  ] as const)('follow-ups that are %s, by the day in India', (followUp, sign, ofOpenLeads) => {
    expect(narrowing({ followUp })).toEqual([
      `l.follow_up_on ${sign} (now() AT TIME ZONE 'Asia/Kolkata')::date${ofOpenLeads}`,
    ]);
  });

  it('several filters at once, each with its own values', () => {
    expect(narrowing({ type: ['contact'], status: ['new'], assignedTo: 'x' })).toEqual([
      'l.type = ANY($1::text[])\n  AND l.status = ANY($2::text[])\n  AND l.assigned_to = $3::uuid',
      ['contact'],
      ['new'],
      'x',
    ]);
  });

  it('possible duplicates whose other lead is also within the scope', () => {
    const parameters = new SqlParameters();
    const condition = filterCondition({ types: ['contact'], assignedTo: 'me' }, { duplicates: 'open' }, parameters);
    expect(condition).toContain("p.state = 'open'");
    expect(condition).toMatch(/\bo\.type = ANY\(\$3::text\[\]\) AND o\.assigned_to = \$4::uuid/);
    expect(parameters.values).toEqual([['contact'], 'me', ['contact'], 'me']);
  });

  it('suspected spam instead of leads, and never merged leads', () => {
    const spam = filterCondition(ALL, { quarantined: true }, new SqlParameters());
    const leads = filterCondition(ALL, {}, new SqlParameters());
    expect(spam).toMatch(/quarantined_at IS NOT NULL/);
    expect(spam).toMatch(/merged_into IS NULL/);
    expect(leads).toMatch(/quarantined_at IS NULL/);
    expect(leads).not.toMatch(/IS NOT NULL/);
  });
});

describe('the table `lead_counts`', () => {
  it.each<[string, LeadFilter, boolean]>([
    ['counts all leads', {}, true],
    ['counts by type, status and assignee', { type: ['contact'], status: ['new'], assignedTo: 'x' }, true],
    ['counts unassigned leads', { unassigned: true }, true],
    ['does not count by priority', { priority: ['urgent'] }, false],
    ['does not count by day', { created: {} }, false],
    ['does not count by search text', { search: 'Asha' }, false],
    ['does not count by promise', { promise: 'overdue' }, false],
    ['does not count by follow-up', { followUp: 'due' }, false],
    ['does not count possible duplicates', { duplicates: 'open' }, false],
    ['does not count single leads', { ids: ['a'] }, false],
    ['separates suspected spam from merged leads', { quarantined: true }, true],
    ['counts nothing if one of several filters is not covered', { type: ['contact'], promise: 'kept' }, false],
  ])('%s', (_, filter, covered) => {
    expect(isCoveredByCounts(filter)).toBe(covered);
  });
});
