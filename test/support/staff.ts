import type { LeadType } from '../../src/lead-types/lead-types.js';
import type { Permission } from '../../src/modules/users/domain/permissions.js';
import type { Role } from '../../src/modules/users/domain/user.js';
import type { Api } from './api.js';
import type { Schema } from './api-client.js';
import { allMatched } from './matched.js';

export const PASSWORD = 'wheat-and-mustard-7';

export interface StaffMember {
  id: string;
  email: string;
  token: string;
}

let count = 0;

/** Creates a user with exactly these permissions through the API, and signs them in. */
export async function addStaff(
  api: Api,
  adminToken: string,
  rights: { role?: Role; permissions?: readonly Permission[]; leadTypes?: readonly LeadType[] },
): Promise<StaffMember> {
  count += 1;
  const email = `staff${count}@kisancanteen.local`;
  const answer = await api.raw<Schema<'UserResult'>>('POST', '/api/users', {
    token: adminToken,
    body: {
      name: `Staff ${count}`,
      email,
      password: PASSWORD,
      role: rights.role ?? 'agent',
      ...(rights.permissions && { permissions: flagRecord(rights.permissions) }),
      ...(rights.leadTypes && { leadTypeAccess: flagRecord(rights.leadTypes) }),
    },
  });
  if (answer.status !== 201) throw new Error(`Could not add ${email}: ${answer.text}`);
  const id = answer.body.data._id;
  await keepPassword(api, id);
  return { id, email, token: await api.signIn(email, PASSWORD) };
}

/** Lets a user keep a password that someone else chose. */
export async function keepPassword(api: Pick<Api, 'sql'>, id: string): Promise<void> {
  await api.sql('UPDATE users SET must_change_password = false WHERE id = $1', [id]);
}

/** Sends a submission. Returns the lead's id. Duplicate detection runs later. */
export async function submitLead(api: Api, body: unknown): Promise<string> {
  const answer = await api.raw<Schema<'LeadCreatedResult'>>('POST', '/api/leads', { body });
  if (answer.status !== 201) throw new Error(`Could not add a lead: ${answer.text}`);
  return answer.body.data._id;
}

/** Sends a submission and waits for duplicate detection, so that the lead does not change afterwards. */
export async function addLead(api: Api, body: unknown): Promise<string> {
  const id = await submitLead(api, body);
  await allMatched(api);
  return id;
}

function flagRecord(names: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(names.map((name) => [name, true]));
}
