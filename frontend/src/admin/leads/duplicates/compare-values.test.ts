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

  it('show values that at least one has, and which differ', () => {
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

  it('keep the newer or the only value, whichever lead remains', () => {
    expect(keptSide(valueAt('personalInfo.city'), 0, [ONE, OTHER])).toBe(0);
    expect(keptSide(valueAt('personalInfo.city'), 1, [ONE, OTHER])).toBe(0);
    expect(keptSide(valueAt('personalInfo.email'), 0, [ONE, OTHER])).toBe(1);
    const same = [ONE, lead({ ...OTHER, createdAt: ONE.createdAt })] as const;
    expect([keptSide(valueAt('personalInfo.city'), 0, same), keptSide(valueAt('personalInfo.city'), 1, same)]).toEqual([
      0, 1,
    ]);
  });

  it('take over values that only the other lead has, and the user’s choices', () => {
    const both = [ONE, OTHER] as const;
    expect(selectedPaths(values, 0, both, {})).toEqual(['personalInfo.email', 'status']);
    expect(selectedPaths(values, 0, both, { 'personalInfo.city': 1, status: 0, 'personalInfo.email': 0 })).toEqual([
      'personalInfo.city',
    ]);
    expect(selectedPaths(values, 1, both, {})).toEqual(['personalInfo.city', 'details.message']);
    expect(selectedPaths(values, 1, both, { 'details.message': 1, 'personalInfo.city': 1 })).toEqual([]);
  });

  it('never replace a value with an empty one', () => {
    expect(selectedPaths(values, 1, [ONE, OTHER], { 'personalInfo.email': 0 })).not.toContain('personalInfo.email');
  });

  it('keep the higher priority, the later status and the properly written name if both are open', () => {
    const older = lead({
      createdAt: '2025-11-01T00:00:00.000Z',
      personalInfo: { fullName: 'SHIV KUMAR SINGH' },
      details: {},
    });
    const newer = lead({ priority: 'urgent', status: 'contacted', personalInfo: { fullName: 'Shiv Kumar Singh' } });
    const shouted = lead({ ...newer, personalInfo: { fullName: 'SHIV KUMAR SINGH' } });
    const proper = lead({ ...older, personalInfo: { fullName: 'Shiv Kumar Singh' } });
    expect(survivingSide([newer, older])).toBe(1);
    expect(selectedPaths(comparedValues([newer, older]), 1, [newer, older], {})).toEqual([
      'personalInfo.fullName',
      'status',
      'priority',
    ]);
    // The older lead's name is not replaced by a name in capitals, and its priority not by a lower one.
    expect(selectedPaths(comparedValues([shouted, proper]), 1, [shouted, proper], {})).not.toContain(
      'personalInfo.fullName',
    );
    const low = lead({ ...newer, priority: 'low', status: 'new' });
    expect(selectedPaths(comparedValues([low, older]), 1, [low, older], {})).toEqual(['personalInfo.fullName']);
    const hindi = [lead({ personalInfo: { fullName: 'शिव कुमार' } }), proper] as const;
    expect(keptSide(comparedValues(hindi)[0]!, 1, hindi)).toBe(0);
  });

  it('take no assignee, priority or status from a closed lead', () => {
    const ended = lead({ ...OTHER, status: 'closed', priority: 'urgent', assignedTo: { _id: 'x', name: 'Ravi' } });
    const both = [ONE, ended] as const;
    expect(selectedPaths(comparedValues(both), 0, both, {})).toEqual(['personalInfo.email']);
    const pooled = [ONE, lead({ ...OTHER, inPool: true })] as const;
    expect(comparedValues(pooled).find(({ path }) => path === 'assignedTo')?.texts).toEqual(['', 'In the pool']);
    expect(selectedPaths(comparedValues(pooled), 0, pooled, {})).toContain('assignedTo');
  });

  it('show the close reasons, and fields that only one of the types has', () => {
    const closed = (closeReason: string) => lead({ status: 'closed', closeReason });
    const reasons = comparedValues([closed('no_budget'), closed('duplicate')]).find(({ path }) => path === 'status');
    expect(reasons?.texts).toEqual(['Closed: No budget', expect.stringMatching(/^Closed: /)]);
    expect(differs(reasons!)).toBe(true);
    const canteen = lead({ type: 'kisan_canteen', info: { message: 'A shop' } });
    const mandi = lead({ type: 'kisan_mandi', info: { location: 'Patna' } });
    expect(comparedValues([canteen, mandi]).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['details.message', 'details.location']),
    );
  });

  it('compare the type’s own fields only if both types share them', () => {
    const soil = lead({ type: 'soil_testing', soilTestingInfo: { areaOfField: '2 acres' } });
    expect(comparedValues([ONE, soil]).some(({ path }) => path.startsWith('details.'))).toBe(false);
  });

  it('keep the older lead by default, but never a closed one instead of an open one', () => {
    expect(survivingSide([ONE, OTHER])).toBe(1);
    expect(survivingSide([ONE, ONE])).toBe(0);
    expect(survivingSide([ONE, lead({ ...OTHER, status: 'closed' })])).toBe(0);
    expect(survivingSide([lead({ status: 'rejected' }), lead({ ...ONE, createdAt: '2026-11-22T00:00:00Z' })])).toBe(1);
  });

  it('keep an open status, whichever lead remains', () => {
    const both = [ONE, lead({ ...OTHER, status: 'closed' })] as const;
    const pair = comparedValues(both);
    const status = pair.find(({ path }) => path === 'status')!;
    expect([keptSide(status, 0, both), keptSide(status, 1, both)]).toEqual([0, 0]);
    expect(selectedPaths(pair, 1, both, {})).toContain('status');
  });

  it('can ask for different things', () => {
    const again = lead({ contactForm: { message: ' Call  me\n' } });
    expect(requestsDiffer([ONE, OTHER])).toBe(true);
    expect(requestsDiffer([ONE, again])).toBe(false);
    expect(requestsDiffer([ONE, lead({})])).toBe(false);
    expect(requestsDiffer([ONE, lead({ type: 'soil_testing', soilTestingInfo: {} })])).toBe(true);
  });
});
