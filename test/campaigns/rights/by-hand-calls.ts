/** The calls of the matrix about leads that are added by hand, and about the bin. */
import type { LeadType } from '../../../src/lead-types/lead-types.js';
import type { BinCall, LeadCall } from '../model/action.js';
import { MISSING_ID } from '../model/world.js';

export const OPEN_TYPE: LeadType = 'contact';
export const FORBIDDEN_TYPE: LeadType = 'bdo_application';

/** Leads that are in the bin, in the order of their making. */
export const BINNED: readonly { readonly name: string; readonly isOwn?: true; readonly isForbidden?: true }[] = [
  { name: 'own', isOwn: true },
  { name: 'foreign' },
  { name: 'own of a forbidden type', isOwn: true, isForbidden: true },
];

type Named = [name: string, call: LeadCall | BinCall];

export function byHandCalls(deleted: readonly string[], users: Readonly<Record<string, string>>): Named[] {
  const forWhom: Readonly<Record<string, string | null>> = { ...users, 'the rules': null };
  return [
    ['check a person', { kind: 'check-person', fullName: 'Asha', phone: '98765 43210' }],
    ...Object.entries(forWhom).map(
      ([whose, to]): Named => [
        `add by hand, for ${whose}`,
        { kind: 'add-by-hand', type: OPEN_TYPE, fullName: 'Asha', to },
      ],
    ),
    ['add by hand, of a forbidden type', { kind: 'add-by-hand', type: FORBIDDEN_TYPE, fullName: 'Asha', to: null }],
    ['bin', { kind: 'bin' }],
    ...(['bin-restore', 'bin-remove'] as const).flatMap((kind) =>
      [...BINNED, { name: 'missing' }].map(
        ({ name }, i): Named => [`${kind}, ${name}`, { kind, leads: [deleted[i] ?? MISSING_ID] }],
      ),
    ),
    ['bin-empty', { kind: 'bin-empty' }],
  ];
}
