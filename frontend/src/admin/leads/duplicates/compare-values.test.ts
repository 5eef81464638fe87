import { describe, expect, it } from '@jest/globals';
import type { Lead } from '../lead/lead';
import { comparedValues, differs, keptSide, requestsDiffer, selectedPaths, survivingSide } from './compare-values';

const lead = (values: object): Lead =>
  ({
    type: 'contact',
    status: 'new',
    priority: 'medium',
    createdAt: '2026-11-20T04:21:44.049Z',
    personalInfo: {},
    contactForm: {},
    assignedTo: null,
    followUp: null,
    ...values,
  }) as Lead;

const ONE = lead({ personalInfo: { fullName: 'Asha Devi', city: 'Gaya' }, contactForm: { message: 'Call me' } });
const OTHER = lead({
  createdAt: '2026-11-01T00:00:00.000Z',
  status: 'contacted',
  personalInfo: { fullName: 'Asha Devi', email: 'asha@example.com', city: 'Patna' },
  contactForm: { message: 'Call me soon' },
});

describe('two leads side by side', () => {
  const values = comparedValues([ONE, OTHER]);
  const valueAt = (path: string) => values.find((value) => value.path === path)!;

  it('leaves out what neither says and tells what differs', () => {
    expect(values.map(({ path }) => path)).toEqual([
      'personalInfo.fullName',
      'personalInfo.email',
      'personalInfo.city',
      'status',
      'priority',
      'details.message',
    ]);
    expect(values.filter(differs).map(({ label }) => label)).toEqual(['Email', 'City', 'Status', 'Message']);
  });

  it('keeps the value of whoever stays, and the only one there is', () => {
    expect(keptSide(valueAt('personalInfo.city'), 0)).toBe(0);
    expect(keptSide(valueAt('personalInfo.city'), 1)).toBe(1);
    expect(keptSide(valueAt('personalInfo.email'), 0)).toBe(1);
  });

  it('takes over what only the other has and what was chosen, whoever stays', () => {
    expect(selectedPaths(values, 0, {})).toEqual(['personalInfo.email']);
    expect(selectedPaths(values, 0, { 'personalInfo.city': 1, status: 1, 'personalInfo.email': 0 })).toEqual([
      'personalInfo.city',
      'status',
    ]);
    expect(selectedPaths(values, 1, {})).toEqual([]);
    expect(selectedPaths(values, 1, { 'details.message': 0 })).toEqual(['details.message']);
  });

  it('never lets nothing win over something', () => {
    expect(selectedPaths(values, 1, { 'personalInfo.email': 0 })).toEqual([]);
  });

  it('compares the fields of a type only with those of the same kind', () => {
    const soil = lead({ type: 'soil_testing', soilTestingInfo: { areaOfField: '2 acres' } });
    expect(comparedValues([ONE, soil]).some(({ path }) => path.startsWith('details.'))).toBe(false);
  });

  it('lets the older one stay unless somebody says otherwise, and never a closed one over one that is worked', () => {
    expect(survivingSide([ONE, OTHER])).toBe(1);
    expect(survivingSide([ONE, ONE])).toBe(0);
    expect(survivingSide([ONE, lead({ ...OTHER, status: 'closed' })])).toBe(0);
    expect(survivingSide([lead({ status: 'rejected' }), lead({ ...ONE, createdAt: '2026-11-22T00:00:00Z' })])).toBe(1);
  });

  it('keeps an open status, whichever lead stays', () => {
    const pair = comparedValues([ONE, lead({ ...OTHER, status: 'closed' })]);
    const status = pair.find(({ path }) => path === 'status')!;
    expect([keptSide(status, 0), keptSide(status, 1)]).toEqual([0, 0]);
    expect(selectedPaths(pair, 1, {})).toEqual(['status']);
  });

  it('says whether they ask for different things', () => {
    const again = lead({ contactForm: { message: ' Call  me\n' } });
    expect(requestsDiffer([ONE, OTHER])).toBe(true);
    expect(requestsDiffer([ONE, again])).toBe(false);
    expect(requestsDiffer([ONE, lead({})])).toBe(false);
    expect(requestsDiffer([ONE, lead({ type: 'soil_testing', soilTestingInfo: {} })])).toBe(true);
  });
});
