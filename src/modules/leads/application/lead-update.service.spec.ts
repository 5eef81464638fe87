import { describe, expect, it } from '@jest/globals';
import { BusinessCalendar } from '../domain/business-calendar.js';
import { aLead } from '../domain/lead.fixture.js';
import type { Lead } from '../domain/lead.js';
import type { Viewer } from '../domain/lead-access.js';
import type { LeadChanges, LeadWriter } from '../domain/lead-writer.js';
import { LeadEvents } from './lead-events.js';
import { LeadUpdateService } from './lead-update.service.js';
import type { StaffWriteLimit } from './staff-limits.js';

const MANAGER: Viewer = { id: 'manager', permissions: ['canViewAllLeads', 'canEditAllLeads'], leadTypes: ['contact'] };
const LEAD = {
  ...aLead({ id: 'lead', personalInfo: { fullName: 'Asha', city: 'Gya' } }),
  possibleDuplicates: 0,
  mergedLeads: [],
};

/** A lead whose city a colleague corrects after the first read. */
function corrected() {
  let stored = LEAD;
  let isRead = false;
  const writer: Pick<LeadWriter, 'find' | 'update'> = {
    find: async () => {
      const read = stored;
      if (!isRead) stored = { ...stored, personalInfo: { ...stored.personalInfo, city: 'Gaya' }, version: 2 };
      isRead = true;
      return read;
    },
    update: async (lead: Lead, changes: LeadChanges) => {
      if (lead.version !== stored.version) return null;
      const { personalInfo = stored.personalInfo } = changes;
      stored = { ...stored, personalInfo, version: stored.version + 1 };
      return stored;
    },
  };
  return new LeadUpdateService(writer as LeadWriter, new LeadEvents(), {} as StaffWriteLimit, new BusinessCalendar([]));
}

const call = (version: number | null) => ({ viewer: MANAGER, leadId: 'lead', version, address: '::1' });
const rename = ({ personalInfo }: Lead): LeadChanges => ({ personalInfo: { ...personalInfo, fullName: 'Asha Devi' } });

describe('a correction while a colleague corrects something else', () => {
  it('keeps the colleague’s correction', async () => {
    const { personalInfo } = await corrected().update(call(null), rename);
    expect(personalInfo).toEqual({ fullName: 'Asha Devi', city: 'Gaya' });
  });

  it('is refused if the caller sent the version that it changes', async () => {
    await expect(corrected().update(call(1), rename)).rejects.toMatchObject({ code: 'lead_changed' });
  });
});
