import type { Targets } from './matrix-world.js';
import { callsAboutEach, type NamedCall } from './named-call.js';

export function importCalls({ imports }: Targets): NamedCall[] {
  const aboutEach = callsAboutEach(imports);
  return [
    ['create import', { kind: 'create-import' }],
    ...aboutEach('see import', (id) => ({ kind: 'import', import: id })),
    ...aboutEach('send part', (id) => ({ kind: 'send-part', import: id })),
    ...aboutEach('read import', (id) => ({ kind: 'read-import', import: id })),
    ...aboutEach('check import', (id) => ({ kind: 'check-import', import: id })),
    ...aboutEach('start import', (id) => ({ kind: 'start-import', import: id })),
    ...aboutEach('cancel import', (id) => ({ kind: 'cancel-import', import: id })),
    ...aboutEach('undo import', (id) => ({ kind: 'undo-import', import: id })),
    ...aboutEach('rows of import', (id) => ({ kind: 'import-rows', import: id })),
    ...aboutEach('refused rows of import', (id) => ({ kind: 'refused-rows', import: id })),
  ];
}
