import type { ListedLead } from '../../leads/domain/lead.js';
import type { Event } from './event.js';

/** The bodies of messages, in the shapes of the API. */
export abstract class WebhookMessages {
  /** @param lead - Undefined: without the lead. Null: it was deleted, or the key cannot see it */
  abstract ofEvent(event: Event, lead: ListedLead | null | undefined): object;

  abstract ofPing(webhookId: string, at: Date): object;
}
