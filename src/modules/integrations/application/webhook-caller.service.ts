import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ENV, type Env } from '../../../config/env.js';
import { RefusedAddress, sendOutgoing } from '../../../shared/send-outgoing.js';
import { ApiKeyAccess } from '../../auth/application/api-key-access.service.js';
import { readsEvents } from '../../leads/domain/event-cursor.js';
import type { ListedLead } from '../../leads/domain/lead.js';
import { leadScope } from '../../leads/domain/lead-access.js';
import { shownTo } from '../../leads/domain/lead-contact.js';
import { LeadReader } from '../../leads/domain/lead-reader.js';
import { hasScope, type User } from '../../users/domain/user.js';
import { isVisibleToTypes, shownToTypes } from '../domain/event.js';
import { signedHeaders, WebhookSecrets, type WebhookTarget } from '../domain/webhook.js';
import { WebhookMessages } from '../domain/webhook-messages.js';
import { EventsRepository } from '../infrastructure/events.repository.js';

/** For the whole call. A receiver that does not respond occupies one of its own places for this time. */
const DEADLINE_MS = 10_000;

/** A call to a receiver, and its response. */
export interface Call {
  readonly host: string;
  /** Null: no response. */
  readonly status: number | null;
  readonly milliseconds: number;
  readonly retryAfter: string | null;
  readonly isAddressRefused: boolean;
}

/** Calls receivers with signed messages. Everything in a message is read when it is sent. */
@Injectable()
export class WebhookCaller {
  private readonly secrets: WebhookSecrets;

  constructor(
    private readonly events: EventsRepository,
    private readonly keys: ApiKeyAccess,
    private readonly leads: LeadReader,
    private readonly messages: WebhookMessages,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.secrets = new WebhookSecrets(env.jwtSecret);
  }

  /**
   * Reads the events and the rights of the webhook's key. Returns the function that sends an event to the webhook as
   * the key sees it; it returns null if the key cannot see the event.
   */
  async prepare(
    target: WebhookTarget,
    eventIds: readonly string[],
  ): Promise<(eventId: string) => Promise<Call | null>> {
    const [key, events] = await Promise.all([this.keys.find(target.keyId), this.events.findAll(eventIds)]);
    return async (eventId) => {
      const event = events.get(eventId);
      if (!key || !event || !readsEvents(key) || !isVisibleToTypes(event, key.leadTypes)) return null;
      const shown = shownToTypes(event, key.leadTypes);
      const lead = target.payload === 'snapshot' ? await this.leadOf(key, event.leadId) : undefined;
      return this.call(target, event.id, this.messages.ofEvent(shown, lead));
    };
  }

  sendPing(target: WebhookTarget): Promise<Call> {
    const now = new Date();
    return this.call(target, `ping_${uuidv7()}`, this.messages.ofPing(target.id, now));
  }

  private async leadOf(key: User, id: string | null): Promise<ListedLead | null> {
    const lead = id !== null && hasScope(key, 'leads:read') ? await this.leads.find(id, leadScope(key)) : null;
    return lead && shownTo(key, lead);
  }

  private async call({ url, secrets }: WebhookTarget, messageId: string, message: object): Promise<Call> {
    const body = Buffer.from(JSON.stringify(message));
    const { host } = new URL(url);
    const startedMs = performance.now();
    const milliseconds = () => Math.round(performance.now() - startedMs);
    try {
      const keys = secrets.map((secret) => this.secrets.decrypted(secret));
      const { status, retryAfter } = await sendOutgoing({
        url,
        headers: {
          ...signedHeaders(messageId, new Date(), body, keys),
          'Content-Type': 'application/json',
          'User-Agent': 'KisanCanteen-Webhooks',
        },
        body,
        deadlineMs: DEADLINE_MS,
        allowedHosts: this.env.allowedHosts,
      });
      return { host, status, milliseconds: milliseconds(), retryAfter, isAddressRefused: false };
    } catch (failure) {
      // The error can contain the path, so it is not logged.
      const isAddressRefused = failure instanceof RefusedAddress;
      return { host, status: null, milliseconds: milliseconds(), retryAfter: null, isAddressRefused };
    }
  }
}

export function isAccepted({ status }: Pick<Call, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}
