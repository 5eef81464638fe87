import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { mapDeletedReferences } from './lead-writes.js';

describe('a row deleted between check and write', () => {
  it.each([
    ['an assignee', 'leads_assigned_to_fkey', 'assignee_not_possible'],
    ['a lead', 'lead_notes_lead_id_fkey', 'lead_not_found'],
    ['the author', 'lead_notes_author_id_fkey', 'not_signed_in'],
  ])('%s: fails with the error of the check', async (_, constraint, code) => {
    const refused = new QueryFailedError('INSERT', [], Object.assign(new Error('violates'), { constraint }));
    await expect(mapDeletedReferences(Promise.reject(refused))).rejects.toMatchObject({ code });
  });
});
