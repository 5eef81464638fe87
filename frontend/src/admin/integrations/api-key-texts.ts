import { LEAD_TYPE_NAMES, leadTypeDefinition } from '@lead-types/lead-types';
import { dayInIndia, formatDay } from '../ui/dates';
import type { ApiKey, KeyScope } from './api-keys-api';

interface ScopeText {
  readonly label: string;
  readonly hint: string;
}

export const SCOPE_TEXTS: Readonly<Record<KeyScope, ScopeText>> = {
  'leads:read': {
    label: 'Read leads',
    hint: 'All leads of the chosen types, without names, phones, emails and texts.',
  },
  'contact:read': { label: 'Read contact details', hint: 'Also names, phones, emails, texts and notes.' },
  'leads:create': { label: 'Add leads', hint: 'Add leads of the chosen types.' },
  'leads:write': { label: 'Change leads', hint: 'Change and assign leads, and add notes. Needs “Read leads”.' },
  'leads:delete': { label: 'Delete leads', hint: 'Move leads to the bin. Needs “Read leads”.' },
  'export:read': { label: 'Export leads', hint: 'Download leads as CSV or NDJSON.' },
  'reports:read': { label: 'Read reports', hint: 'Numbers about leads and the team.' },
  'events:read': {
    label: 'Read events',
    hint: 'What happened to leads of the chosen types, and when, without the person’s data.',
  },
  import: {
    label: 'Import files',
    hint: 'Add, change and assign leads from CSV and XLSX files. Needs “Read contact details”.',
  },
};
export const SCOPES = Object.keys(SCOPE_TEXTS) as KeyScope[];

/** Scopes whose responses contain leads. The server refuses them without `leads:read`. */
const NEED_READ: readonly KeyScope[] = ['leads:write', 'leads:delete'];

export function needsRead(scope: KeyScope): boolean {
  return NEED_READ.includes(scope);
}

/** Example: "Read leads, add leads". */
export function formatScopes(scopes: readonly KeyScope[]): string {
  const [first, ...others] = SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => SCOPE_TEXTS[scope].label);
  return [first, ...others.map((label) => label.toLowerCase())].join(', ');
}

const MAX_NAMED_TYPES = 3;

/** Examples: "All lead types", "Contact, Franchise", "5 lead types". */
export function formatKeyTypes({ leadTypes }: Pick<ApiKey, 'leadTypes'>): string {
  if (leadTypes.length === LEAD_TYPE_NAMES.length) return 'All lead types';
  if (leadTypes.length === 0) return 'No lead types';
  if (leadTypes.length > MAX_NAMED_TYPES) return `${leadTypes.length} lead types`;
  return leadTypes.map((type) => leadTypeDefinition(type).label).join(', ');
}

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

/** Says how soon a key expires. `when` is null if it never expires or does so in more than 14 days. */
export function keyExpiry({ expiresAt }: Pick<ApiKey, 'expiresAt'>) {
  if (expiresAt === null) return { text: 'Never expires', when: null, isExpired: false };
  const text = formatDay(dayInIndia(expiresAt));
  if (Date.parse(expiresAt) <= Date.now()) return { text, when: 'Expired', isExpired: true };
  const days = (Date.parse(dayInIndia(expiresAt)) - Date.parse(dayInIndia(Date.now()))) / DAY_MS;
  return { text, when: days <= SOON_DAYS ? soon(days) : null, isExpired: false };
}

function soon(days: number): string {
  if (days === 0) return 'Expires today';
  return days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`;
}

export function dayAfter(days: number): string {
  return dayInIndia(Date.now() + days * DAY_MS);
}

/** Returns the last second of a day in India. */
export function endOfDay(day: string): string {
  return `${day}T23:59:59+05:30`;
}

/** Until when the secret from before the last rotation works, or null if it no longer works. */
export function formerSecretUntil({ formerSecretUntil: until }: Pick<ApiKey, 'formerSecretUntil'>): string | null {
  return until !== null && Date.parse(until) > Date.now() ? until : null;
}
