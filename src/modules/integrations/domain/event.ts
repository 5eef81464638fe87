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
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The values that events contain. None of them can identify a person. */
export const EVENT_VALUES = ['status', 'priority', 'assignedTo', 'type', 'closeReason'] as const;
export type EventValues = Readonly<Partial<Record<(typeof EVENT_VALUES)[number], string | null>>>;

export const EVENTS_KEPT_DAYS = 30;

export interface LeadChangeEvent extends EventPosition {
  readonly type: EventType;
  readonly at: Date;
  readonly leadId: string;
  readonly leadType: LeadType;
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
export function shownToTypes(event: LeadChangeEvent, types: readonly LeadType[]): LeadChangeEvent {
  const formerType = event.before.type as LeadType | undefined;
  if (formerType === undefined) return event;
  const [seesBefore, seesAfter] = [types.includes(formerType), types.includes(event.leadType)];
  return {
    ...event,
    leadType: seesAfter ? event.leadType : formerType,
    before: seesBefore ? event.before : {},
    after: seesAfter ? event.after : {},
  };
}
