import { describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { aLead } from '../../leads/domain/lead.fixture.js';
import type { Lead } from '../../leads/domain/lead.js';
import { changesFromMerge, MERGEABLE_PATHS } from './merge-selection.js';

const SURVIVOR = aLead({
  personalInfo: { fullName: 'Asha Devi', phone: '9876543210' },
  details: { message: 'Please call.' },
});
const OTHER = aLead({
  id: 'other',
  status: 'contacted',
  priority: 'urgent',
  personalInfo: { fullName: 'Asha', email: 'asha@example.in', age: 0 },
  details: { message: 'I would like to sell.' },
  assignee: { id: 'agent', name: 'Ravi' },
  followUp: { id: 'one', on: '2026-05-01', at: null, note: null, place: null },
});

const taken = (paths: string[], survivor: Lead = SURVIVOR, other: Lead = OTHER) =>
  changesFromMerge({ survivor, other }, paths);

describe('the changes of a merge', () => {
  it.each<[string, string[], object]>([
    ['empty if nothing is chosen', [], {}],
    ['the status', ['status'], { status: 'contacted' }],
    ['the priority', ['priority'], { priority: 'urgent' }],
    ['the assignee, by id', ['assignedTo'], { assignedTo: 'agent' }],
    [
      'the follow-up with its note',
      ['followUp'],
      { followUp: { on: '2026-05-01', at: null, note: null, place: null } },
    ],
    [
      'a personal value added to those of the survivor',
      ['personalInfo.email'],
      { personalInfo: { fullName: 'Asha Devi', phone: '9876543210', email: 'asha@example.in' } },
    ],
    [
      'a personal value in place of the survivor’s',
      ['personalInfo.fullName'],
      { personalInfo: { fullName: 'Asha', phone: '9876543210' } },
    ],
    [
      'a value that is zero',
      ['personalInfo.age'],
      { personalInfo: { fullName: 'Asha Devi', phone: '9876543210', age: 0 } },
    ],
    ['a detail', ['details.message'], { details: { message: 'I would like to sell.' } }],
    [
      'several values together',
      ['status', 'personalInfo.fullName', 'personalInfo.email', 'details.message'],
      {
        status: 'contacted',
        personalInfo: { fullName: 'Asha', phone: '9876543210', email: 'asha@example.in' },
        details: { message: 'I would like to sell.' },
      },
    ],
  ])('are %s', (_, paths, changes) => {
    expect(taken(paths)).toEqual({ changes, impossible: [] });
  });

  it('can be a detail of another type of the same group', () => {
    const canteen = aLead({ type: 'kisan_canteen', details: { message: 'A shop in Gaya' } });
    const mandi = aLead({ type: 'kisan_mandi', details: { location: 'Patna' } });
    expect(taken(['details.location'], canteen, mandi)).toEqual({
      changes: { details: { message: 'A shop in Gaya', location: 'Patna' } },
      impossible: [],
    });
  });

  it('leave both lead objects unchanged', () => {
    const before = structuredClone([SURVIVOR, OTHER]);
    taken(['personalInfo.fullName', 'details.message']);
    expect([SURVIVOR, OTHER]).toEqual(before);
  });
});

describe('a merge cannot take over', () => {
  const empty = aLead({ personalInfo: {}, details: {} });
  it.each([
    ['an assignee if the other has none', 'assignedTo'],
    ['a follow-up if the other has none', 'followUp'],
    ['a personal value that the other does not have', 'personalInfo.fullName'],
    ['a detail that the other does not have', 'details.message'],
    ['a field that no lead has', 'reference'],
  ])('%s', (_, path) => {
    expect(taken([path], SURVIVOR, empty).impossible).toEqual([path]);
  });

  it('a detail of another group of types', () => {
    const partner = aLead({ type: 'franchise', details: { message: 'kept under the same name' } });
    expect(taken(['status', 'details.message'], SURVIVOR, partner)).toMatchObject({
      changes: { status: 'new' },
      impossible: ['details.message'],
    });
  });
});

describe('the paths a merge can name', () => {
  it.each(LEAD_TYPE_NAMES)('include every field of %s once', (type) => {
    const paths = Object.keys(leadTypeDefinition(type).fields).map((name) => `details.${name}`);
    expect(paths.filter((path) => !MERGEABLE_PATHS.includes(path))).toEqual([]);
    expect(new Set(MERGEABLE_PATHS).size).toBe(MERGEABLE_PATHS.length);
  });

  it('include status, priority, assignee, follow-up and every personal field', () => {
    const all = ['fullName', 'email', 'phone', 'city', 'state', 'address', 'pincode', 'age'];
    expect(MERGEABLE_PATHS).toEqual(
      expect.arrayContaining([
        'status',
        'priority',
        'assignedTo',
        'followUp',
        ...all.map((name) => `personalInfo.${name}`),
      ]),
    );
  });
});
