import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LeadType } from '../../../lead-types/lead-types.js';
import { type Receiver, type SharedLead, shareLeads } from './share-leads.js';

const TYPES = ['contact', 'franchise', 'soil_testing', 'partner'] as const satisfies readonly LeadType[];

const leadsOf = (types: readonly LeadType[]): SharedLead[] => types.map((type, n) => ({ id: `l${n}`, type }));
const receiversOf = (rights: readonly (readonly LeadType[])[]): Receiver[] =>
  rights.map((leadTypes, n) => ({ id: `p${n}`, leadTypes }));

function totals(receivers: readonly Receiver[], shares: ReadonlyMap<string, string>): number[] {
  return receivers.map(({ id }) => [...shares.values()].filter((receiver) => receiver === id).length);
}

function leastSquares(types: readonly LeadType[], rights: readonly (readonly LeadType[])[]): number {
  const counts = rights.map(() => 0);
  const search = (next: number): number => {
    const type = types[next];
    if (type === undefined) return counts.reduce((sum, count) => sum + count * count, 0);
    const able = rights.flatMap((mine, n) => (mine.includes(type) ? [n] : []));
    if (able.length === 0) return search(next + 1);
    return Math.min(
      ...able.map((n) => {
        counts[n] = (counts[n] ?? 0) + 1;
        const squares = search(next + 1);
        counts[n] = (counts[n] ?? 0) - 1;
        return squares;
      }),
    );
  };
  return search(0);
}

const rightsArbitrary = (maxPeople: number) =>
  fc.array(fc.subarray([...TYPES]), { minLength: 1, maxLength: maxPeople });
const typesArbitrary = (maxLeads: number) => fc.array(fc.constantFrom(...TYPES), { maxLength: maxLeads });

describe('shares of leads', () => {
  it('differ by at most one, also per type, among people who can see all types', () => {
    const leads = leadsOf([...Array<LeadType>(200).fill('contact'), ...Array<LeadType>(177).fill('franchise')]);
    const receivers = receiversOf([TYPES, TYPES, TYPES, TYPES, TYPES]);
    const shares = shareLeads(leads, receivers);
    expect(totals(receivers, shares)).toEqual([76, 76, 75, 75, 75]);
    const franchise = new Map(leads.flatMap(({ id, type }) => (type === 'franchise' ? [[id, shares.get(id)!]] : [])));
    expect(totals(receivers, franchise).every((count) => count === 35 || count === 36)).toBe(true);
  });

  it('rotate the leads of a type, oldest first', () => {
    const shares = shareLeads(leadsOf(Array<LeadType>(6).fill('contact')), receiversOf([TYPES, TYPES, TYPES]));
    expect([...shares.values()]).toEqual(['p0', 'p1', 'p2', 'p0', 'p1', 'p2']);
  });

  it('keep common types for people who can see few types, so that totals are equal', () => {
    const leads = leadsOf([...Array<LeadType>(10).fill('contact'), ...Array<LeadType>(10).fill('franchise')]);
    const receivers = receiversOf([['contact', 'franchise'], ['contact']]);
    const shares = shareLeads(leads, receivers);
    expect(totals(receivers, shares)).toEqual([10, 10]);
    expect(leads.filter(({ type }) => type === 'franchise').every(({ id }) => shares.get(id) === 'p0')).toBe(true);
  });

  it('leave out leads that nobody can see, and all leads if there are no people', () => {
    expect(shareLeads(leadsOf(['contact', 'partner']), receiversOf([['contact']]))).toEqual(new Map([['l0', 'p0']]));
    expect(shareLeads(leadsOf(['contact']), [])).toEqual(new Map());
  });

  it('respect lead access, are the same every time, and differ by at most one among people with equal access', () => {
    fc.assert(
      fc.property(typesArbitrary(120), rightsArbitrary(7), (types, rights) => {
        const [leads, receivers] = [leadsOf(types), receiversOf(rights)];
        const shares = shareLeads(leads, receivers);
        const ableFor = (type: LeadType) => receivers.filter(({ leadTypes }) => leadTypes.includes(type));
        expect(new Set(shares.keys())).toEqual(
          new Set(leads.filter(({ type }) => ableFor(type).length > 0).map(({ id }) => id)),
        );
        for (const { id, type } of leads) {
          const receiver = shares.get(id);
          if (receiver) expect(ableFor(type).map((able) => able.id)).toContain(receiver);
        }
        const counts = totals(receivers, shares);
        const rightsOf = new Set(receivers.map(({ leadTypes }) => leadTypes.join()));
        for (const mine of rightsOf) {
          const theirs = counts.filter((_, n) => receivers[n]?.leadTypes.join() === mine);
          expect(Math.max(...theirs) - Math.min(...theirs)).toBeLessThanOrEqual(1);
        }
        expect(shareLeads(leads, receivers)).toEqual(shares);
      }),
      { numRuns: 300, seed: 20261123 },
    );
  });

  it('are as even as possible', () => {
    fc.assert(
      fc.property(typesArbitrary(7), rightsArbitrary(4), (types, rights) => {
        const receivers = receiversOf(rights);
        const counts = totals(receivers, shareLeads(leadsOf(types), receivers));
        expect(counts.reduce((sum, count) => sum + count * count, 0)).toBe(leastSquares(types, rights));
      }),
      { numRuns: 300, seed: 20261123 },
    );
  });
});
