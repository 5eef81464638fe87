import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { PERMISSION_LABELS } from './permissions.js';

it('have the names that the back office shows', async () => {
  const shown = await readFile('frontend/src/admin/session/use-user.ts', 'utf8');
  for (const [permission, label] of Object.entries(PERMISSION_LABELS)) {
    expect(shown).toContain(`  ${permission}: '${label}',`);
  }
});
