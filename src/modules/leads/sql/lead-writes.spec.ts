import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { mapDeletedReferences } from './lead-writes.js';

describe('what is deleted between a check and a write', () => {
  it.each([
    ['an assignee', 'leads_assigned_to_fkey', 'assignee_not_possible'],
    ['a lead', 'lead_notes_lead_id_fkey', 'lead_not_found'],
    ['who writes', 'lead_notes_author_id_fkey', 'not_signed_in'],
  ])('%s is answered as if it had been gone before', async (_, constraint, code) => {
    const refused = new QueryFailedError('INSERT', [], Object.assign(new Error('violates'), { constraint }));
    await expect(mapDeletedReferences(Promise.reject(refused))).rejects.toMatchObject({ code });
  });
});
