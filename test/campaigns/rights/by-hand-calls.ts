import { FORBIDDEN_TYPE, OPEN_TYPE } from './callers.js';
import type { Targets } from './matrix-world.js';
import { callsAboutEach, type NamedCall } from './named-call.js';

export function byHandCalls({ bin, users, externalIds }: Targets): NamedCall[] {
  const aboutEach = callsAboutEach(bin);
  const forWhom: Readonly<Record<string, string | null>> = { ...users, 'the rules': null };
  return [
    ['check a person', { kind: 'check-person', fullName: 'Asha', phone: '98765 43210' }],
    ...Object.entries(forWhom).map(
      ([whose, to]): NamedCall => [
        `add by hand, for ${whose}`,
        { kind: 'add-by-hand', type: OPEN_TYPE, fullName: 'Asha', to },
      ],
    ),
    ['add by hand, of a forbidden type', { kind: 'add-by-hand', type: FORBIDDEN_TYPE, fullName: 'Asha', to: null }],
    [
      'add by hand, with the external id of the foreign lead',
      { kind: 'add-by-hand', type: OPEN_TYPE, fullName: 'Asha', to: null, externalIds: [externalIds['foreign lead']] },
    ],
    ['bin', { kind: 'bin' }],
    ...(['bin-restore', 'bin-remove'] as const).flatMap((kind) => aboutEach(kind, (lead) => ({ kind, leads: [lead] }))),
    ['bin-empty', { kind: 'bin-empty' }],
  ];
}
