import type { LeadType } from '../../../lead-types/lead-types.js';
import type { EventPosition } from '../../leads/domain/event-cursor.js';

/** `migrations/routines/events.sql` says which changes cause them. */
export const EVENT_TYPES = [
  'lead.created',
  'lead.updated',
  'lead.status_changed',
  'lead.assigned',
  'lead.merged',
  'lead.unmerged',
  'lead.deleted',
  'lead.restored',
  'lead.erased',
  'note.added',
  'call.logged',
  'promise.missed',
  'import.finished',
  'endpoint.disabled',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The values that events contain. None of them can identify a person. */
export const EVENT_VALUES = ['status', 'priority', 'assignedTo', 'type', 'closeReason'] as const;
export type EventValues = Readonly<Partial<Record<(typeof EVENT_VALUES)[number], string | null>>>;

export const EVENTS_KEPT_DAYS = 30;

export interface Event extends EventPosition {
  readonly type: EventType;
  readonly at: Date;
  /** Null for `import.finished` and `endpoint.disabled`. */
  readonly leadId: string | null;
  /** The type after the change. */
  readonly leadType: LeadType | null;
  /** Only for `endpoint.disabled`. */
  readonly webhookId: string | null;
  /** Only for `import.finished`. */
  readonly importId: string | null;
  /** The user or key that made the change. Null: a visitor, a rule or the time. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  /** Paths of the changed values, as in the API's leads. */
  readonly changed: readonly string[];
  readonly before: EventValues;
  readonly after: EventValues;
}

export interface EventFilter {
  readonly types?: readonly EventType[] | undefined;
  readonly leadTypes?: readonly LeadType[] | undefined;
}

/**
 * Returns the event as somebody sees it who can see only leads of these types. If the type of a lead changed, they see
 * only the side of the change that they can see.
 */
export function shownToTypes(event: Event, types: readonly LeadType[]): Event {
  const formerType = event.before.type as LeadType | undefined;
  if (formerType === undefined || event.leadType === null) return event;
  const [seesBefore, seesAfter] = [types.includes(formerType), types.includes(event.leadType)];
  return {
    ...event,
    leadType: seesAfter ? event.leadType : formerType,
    before: seesBefore ? event.before : {},
    after: seesAfter ? event.after : {},
  };
}

/** Whether somebody who can see leads of these types can see the event. Must match `isAbout` in the repository. */
export function isVisibleToTypes({ leadType, before }: Event, types: readonly LeadType[]): boolean {
  return leadType === null || types.includes(leadType) || types.some((type) => type === before.type);
}
