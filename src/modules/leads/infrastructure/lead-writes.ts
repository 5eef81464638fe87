import type { EntityManager } from 'typeorm';
import type { LeadReceipt, NewLead, PersonalInfo } from '../domain/lead.js';
import type { LeadChanges } from '../domain/lead.repository.js';
import type { SqlParameters } from './lead-conditions.js';

const PERSONAL_COLUMNS = {
  full_name: 'fullName',
  email: 'email',
  phone: 'phone',
  city: 'city',
  state: 'state',
  address: 'address',
  pincode: 'pincode',
  age: 'age',
} as const satisfies Record<string, keyof PersonalInfo>;

type ReceiptRow = Pick<LeadReceipt, 'id' | 'reference' | 'type' | 'status'> & { created_at: Date };

export async function insertLead(manager: EntityManager, lead: NewLead): Promise<LeadReceipt> {
  const info = lead.personalInfo;
  const [row]: ReceiptRow[] = await manager.query(
    `INSERT INTO leads (
       id, reference, type, full_name, email, phone, phone_e164, phone_doubtful,
       city, state, address, pincode, age, details, source, consent, quarantined_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, CASE WHEN $17 THEN now() END)
     RETURNING id, reference, type, status, created_at`,
    [
      lead.id,
      lead.reference,
      lead.type,
      info.fullName ?? null,
      info.email ?? null,
      info.phone ?? null,
      lead.phoneE164,
      lead.phoneDoubtful,
      info.city ?? null,
      info.state ?? null,
      info.address ?? null,
      info.pincode ?? null,
      info.age ?? null,
      JSON.stringify(lead.details),
      lead.source && JSON.stringify(lead.source),
      lead.consent && JSON.stringify(lead.consent),
      lead.quarantined,
    ],
  );
  if (!row) throw new Error('The database answered no row for a lead it stored.');
  return { id: row.id, reference: row.reference, type: row.type, status: row.status, createdAt: row.created_at };
}

/** The SET list of an update of `leads l`; every change counts the version up. */
export function changeAssignments(changes: LeadChanges, parameters: SqlParameters): string {
  const assignments = ['version = l.version + 1', 'updated_at = now()'];
  const set = (column: string, value: unknown) => assignments.push(`${column} = ${parameters.add(value)}`);
  if (changes.status !== undefined) set('status', changes.status);
  if (changes.priority !== undefined) set('priority', changes.priority);
  if (changes.assignedTo !== undefined) set('assigned_to', changes.assignedTo);
  if (changes.details !== undefined) set('details', JSON.stringify(changes.details));
  if (changes.personalInfo !== undefined) {
    for (const [column, name] of Object.entries(PERSONAL_COLUMNS)) set(column, changes.personalInfo[name] ?? null);
    set('phone_e164', changes.phoneE164 ?? null);
    set('phone_doubtful', changes.phoneDoubtful ?? false);
  }
  return assignments.join(', ');
}
