import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { LeadType } from '../../../lead-types/lead-types.js';
import type { EventType } from './event.js';

/** `thin`: the event. `snapshot`: also the lead as it is when the message is sent. */
export const WEBHOOK_PAYLOADS = ['thin', 'snapshot'] as const;
export type WebhookPayload = (typeof WEBHOOK_PAYLOADS)[number];

/**
 * - `new`: not enabled since it was created, or since its address was changed
 * - `enabled`: receives events
 * - `paused`: a user paused it; its events wait
 * - `gone`: disabled, because the receiver answered 410
 * - `failing`: disabled, because nothing was accepted for five days
 */
export const WEBHOOK_STATES = ['new', 'enabled', 'paused', 'gone', 'failing'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
export type DisabledFor = Exclude<WebhookState, 'enabled' | 'paused'>;

/**
 * - `waiting`: for its first or next try
 * - `sent`: the receiver accepted it
 * - `withheld`: not sent, because the webhook's key can no longer read the event
 * - `dead`: not accepted in any try, or waiting when the webhook was disabled; it can be retried
 */
export const DELIVERY_STATES = ['waiting', 'sent', 'withheld', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Each webhook has its own sends. The limit bounds those of a process. */
export const MAX_WEBHOOKS = 20;
export const DISABLED_AFTER_DAYS = 5;
export const HOURS_SHOWN = 24;

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly types: readonly EventType[];
  readonly leadTypes: readonly LeadType[];
  readonly key: { readonly id: string; readonly name: string; readonly isUsable: boolean };
  readonly payload: WebhookPayload;
  readonly state: WebhookState;
  /** Also while it is not enabled. */
  readonly isPaused: boolean;
  readonly createdAt: Date;
  readonly lastSuccessAt: Date | null;
  readonly failingSince: Date | null;
  /** Events since then were not sent, because it was disabled or its address was changed. */
  readonly missedSince: Date | null;
  /** Until when messages are also signed with the secret from before the last rotation. */
  readonly formerSecretUntil: Date | null;
  readonly waiting: number;
  /** The last 24 hours, oldest first, by the time of each delivery's last try. */
  readonly hours: readonly { readonly at: Date; readonly sent: number; readonly failed: number }[];
}

export interface WebhookContent {
  readonly url: string;
  readonly types: readonly EventType[];
  readonly leadTypes: readonly LeadType[];
  readonly keyId: string;
  readonly payload: WebhookPayload;
  readonly isPaused: boolean;
}

/** Where and how messages of a webhook are sent. */
export interface WebhookTarget {
  readonly id: string;
  readonly url: string;
  readonly keyId: string;
  readonly payload: WebhookPayload;
  /** Encrypted. The former secret follows while it is still used. */
  readonly secrets: readonly Buffer[];
}

export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: EventType | null;
  readonly leadId: string | null;
  readonly state: DeliveryState;
  readonly createdAt: Date;
  readonly tries: number;
  readonly triedAt: Date | null;
  readonly nextTryAt: Date | null;
  readonly host: string | null;
  /** Null: no response. */
  readonly status: number | null;
  readonly milliseconds: number | null;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The pause after each failed try: ten tries in about three days. */
const PAUSES = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  8 * HOUR,
  20 * HOUR,
  40 * HOUR,
];
const JITTER = 0.2;
const MAX_RETRY_AFTER = 24 * HOUR;

/**
 * Returns the milliseconds until the next try, or null after the last one.
 * @param tries - How often the delivery was tried
 * @param chance - From 0 to 1
 */
export function pauseAfter(tries: number, chance: number): number | null {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * (2 * chance - 1)));
}

/** Returns the milliseconds that a `Retry-After` header names, in seconds or as a date. At most a day. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, MAX_RETRY_AFTER) : null;
}

const SECRET_MARK = 'whsec_';
const SECRET_BYTES = 32;

export function newWebhookSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** A secret as receivers store it. */
export function secretText(secret: Buffer): string {
  return SECRET_MARK + secret.toString('base64');
}

/** Returns the headers of Standard Webhooks: the message is signed with each secret. */
export function signedHeaders(
  messageId: string,
  at: Date,
  body: Buffer,
  secrets: readonly Buffer[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / SECOND));
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', secret).update(`${messageId}.${timestamp}.`).update(body).digest('base64');
    return `v1,${signature}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the secrets of webhooks for the database. The key depends on `JWT_SECRET`. */
export class WebhookSecrets {
  private readonly key: Buffer;

  constructor(serverSecret: string) {
    this.key = Buffer.from(hkdfSync('sha256', serverSecret, '', 'webhook secrets', 32));
  }

  encrypted(secret: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce);
    const text = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]);
  }

  /** @throws Error if `JWT_SECRET` has changed since the secret was encrypted */
  decrypted(stored: Buffer): Buffer {
    const decipher = createDecipheriv(CIPHER, this.key, stored.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }
}
