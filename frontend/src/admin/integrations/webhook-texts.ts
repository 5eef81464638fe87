import { formatNumber } from '../ui/format-number';
import type { IconName } from '../ui/icon-names';
import type { Delivery, DeliveryState, EventType, Webhook, WebhookState, WebhookTest } from './webhooks-api';

const EVENT_LABELS: Readonly<Record<EventType, string>> = {
  'lead.created': 'Lead added',
  'lead.updated': 'Lead changed',
  'lead.status_changed': 'Status changed',
  'lead.assigned': 'Lead assigned',
  'note.added': 'Note or message',
  'call.logged': 'Call logged',
  'promise.missed': 'Promise missed',
  'lead.merged': 'Leads merged',
  'lead.unmerged': 'Merge undone',
  'lead.deleted': 'Lead deleted',
  'lead.restored': 'Lead restored',
  'lead.erased': 'Data erased',
  'import.finished': 'Import finished',
  'endpoint.disabled': 'Webhook disabled',
};
export const EVENT_TYPES = Object.keys(EVENT_LABELS) as EventType[];

const EVENT_PARTS: readonly (readonly [string, readonly EventType[]])[] = [
  ['Leads', ['lead.created', 'lead.updated', 'lead.status_changed', 'lead.assigned']],
  ['Contact with the person', ['note.added', 'call.logged', 'promise.missed']],
  ['Duplicates and deletion', ['lead.merged', 'lead.unmerged', 'lead.deleted', 'lead.restored', 'lead.erased']],
  ['Imports', ['import.finished']],
  ['Webhooks', ['endpoint.disabled']],
];
export const EVENT_CHOICES = EVENT_PARTS.map(([title, types]) => ({
  title,
  choices: types.map((value) => ({ value, label: EVENT_LABELS[value] })),
}));

export function eventLabel(type: EventType | null): string {
  return type === null ? 'Deleted event' : EVENT_LABELS[type];
}

/** Examples: "All events", "3 events", "Lead added". */
export function formatEvents({ types }: Pick<Webhook, 'types'>): string {
  const [only] = types;
  if (types.length === EVENT_TYPES.length) return 'All events';
  return types.length === 1 && only ? EVENT_LABELS[only] : `${types.length} events`;
}

interface StateText {
  readonly label: string;
  readonly tone: 'quiet' | 'good' | 'info' | 'warning' | 'danger';
  readonly icon: IconName;
  readonly reason?: string;
}

export const WEBHOOK_STATES: Readonly<Record<WebhookState, StateText>> = {
  new: { label: 'New: needs enabling', tone: 'warning', icon: 'warning' },
  enabled: { label: 'Enabled', tone: 'good', icon: 'check-circle' },
  paused: { label: 'Paused', tone: 'info', icon: 'info' },
  gone: { label: 'Disabled', tone: 'danger', icon: 'x-circle', reason: 'The receiver answered 410.' },
  failing: { label: 'Disabled', tone: 'danger', icon: 'x-circle', reason: 'Nothing was accepted for five days.' },
};

export function isDisabled({ state }: Pick<Webhook, 'state'>): boolean {
  return state !== 'enabled' && state !== 'paused';
}

export const DELIVERY_STATES: Readonly<Record<DeliveryState, StateText>> = {
  waiting: { label: 'Waiting', tone: 'info', icon: 'info' },
  sent: { label: 'Accepted', tone: 'good', icon: 'check-circle' },
  withheld: { label: 'Withheld', tone: 'warning', icon: 'warning', reason: 'The key can no longer see the event.' },
  dead: { label: 'Failed', tone: 'danger', icon: 'x-circle' },
};

/** Splits a URL into its host and the rest, which is empty for the root path. */
export function addressParts({ url }: Pick<Webhook, 'url'>) {
  const { host, pathname, search } = new URL(url);
  return { host, path: pathname === '/' && search === '' ? '' : pathname + search };
}

/** Example: "erp.example.com/leads". */
export function webhookName(webhook: Pick<Webhook, 'url'>): string {
  const { host, path } = addressParts(webhook);
  return host + path;
}

/** Spells an address as browsers do, because the server accepts no other spelling. */
export function spelledUrl(typed: string): string {
  const text = typed.trim();
  return URL.canParse(text) ? new URL(text).href : text;
}

export function formatMilliseconds(milliseconds: number): string {
  return `${formatNumber(milliseconds)} ms`;
}

export function formatResponse({ triedAt, status, milliseconds }: Delivery): string | null {
  if (triedAt === null || milliseconds === null) return null;
  return `${status ?? 'No response'}, ${formatMilliseconds(milliseconds)}`;
}

export function testResult(host: string, { accepted, status, milliseconds, isAddressRefused }: WebhookTest): string {
  if (isAddressRefused) return `The test was not sent, because the address of ${host} is not public.`;
  if (status === null) return `${host} did not respond to the test in ${formatMilliseconds(milliseconds)}.`;
  const answer = `status ${status} in ${formatMilliseconds(milliseconds)}`;
  return accepted ? `${host} accepted the test: ${answer}.` : `${host} did not accept the test: ${answer}.`;
}

/** Example: "120 accepted, 3 failed". */
export function formatCounts({ sent, failed }: { readonly sent: number; readonly failed: number }): string {
  return sent === 0 && failed === 0 ? 'Nothing sent' : `${formatNumber(sent)} accepted, ${formatNumber(failed)} failed`;
}
