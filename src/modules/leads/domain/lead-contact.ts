/** Leads as API keys without the scope `contact:read` see them: without names, phones, emails and free text. */
import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PERSONAL_COLUMNS, type PersonalField } from '../../../lead-types/personal-fields.js';
import { hasScope, type Rights, requireScope } from '../../users/domain/user.js';
import { type Change, impersonalChanges } from './changed-values.js';
import type { Lead, LeadHistoryEntry, ListedLead } from './lead.js';
import type { LeadSort } from './lead-reader.js';

/** A line such as the city names no person. */
export const CONTACT_FIELDS: ReadonlySet<PersonalField> = new Set(
  PERSONAL_COLUMNS.filter((field) => 'isName' in field || ['email', 'phone', 'text'].includes(field.kind)).map(
    ({ name }) => name,
  ),
);

export function seesContact(viewer: Rights): boolean {
  return hasScope(viewer, 'contact:read');
}

/** An order by name tells names. @throws scopeMissing */
export function requireOrderShown(viewer: Rights, { sortBy }: Pick<LeadSort, 'sortBy'>): void {
  if (sortBy === 'personalInfo.fullName') requireScope(viewer, 'contact:read');
}

type Shown = Lead & Partial<Pick<ListedLead, 'mergedLeads' | 'possibleDuplicates'>>;

/** Returns the lead as the viewer sees it. */
export function shownTo<Found extends Shown>(viewer: Rights, lead: Found): Found {
  if (seesContact(viewer)) return lead;
  const { fields } = leadTypeDefinition(lead.type);
  const isChoice = (name: string) => ['choice', 'choices'].includes(fields[name]?.kind ?? '');
  return {
    ...lead,
    personalInfo: Object.fromEntries(
      Object.entries(lead.personalInfo).filter(([name]) => !CONTACT_FIELDS.has(name as PersonalField)),
    ),
    phoneE164: null,
    details: Object.fromEntries(Object.entries(lead.details).filter(([name]) => isChoice(name))),
    formerDetails: [],
    followUp: lead.followUp && { ...lead.followUp, note: null, place: null },
    isReduced: true,
    // A lead with a guessed phone would become a possible duplicate.
    ...(lead.possibleDuplicates !== undefined && { possibleDuplicates: 0 }),
    ...(lead.mergedLeads && { mergedLeads: lead.mergedLeads.map((merged) => ({ ...merged, fullName: null })) }),
  };
}

/** Returns the entry without personal values, as if they had been erased. */
export function historyWithoutContact(entry: LeadHistoryEntry): LeadHistoryEntry {
  const { changes } = entry.details;
  if (typeof changes !== 'object' || changes === null) return entry;
  const kept = Object.entries(impersonalChanges(changes as Record<string, Change>));
  const values = kept.map(([path, change]) => [path, 'to' in change ? change : { from: null, to: null }]);
  return { ...entry, details: { ...entry.details, changes: Object.fromEntries(values) } };
}
