import { ECDH } from 'node:crypto';
import { outgoingAddress } from '../../../shared/domain/outgoing-address.js';

export interface PushDevice {
  readonly endpoint: string;
  /** Public key of the browser, base64url. With key and secret, only the browser can read its messages. */
  readonly p256dh: string;
  readonly auth: string;
}

/** A locked screen shows this message, so it contains the lead type and town but never a name. */
export interface PushMessage {
  readonly title: string;
  /** Opened by a click: a path in the back office. */
  readonly path: string;
  /** A later message with the same tag replaces the earlier one. */
  readonly tag: string;
}

export interface StoredPushDevice extends PushDevice {
  readonly id: string;
  /** The last attempt failed. Nothing is sent until the pause is over (`OutboxRepository.take`). */
  readonly isFailing: boolean;
}

export abstract class PushDeviceRepository {
  abstract find(id: string, userId: string): Promise<StoredPushDevice | null>;
  abstract markReached(id: string): Promise<void>;
  /** Pauses a device; each failure in a row doubles the pause. Deletes a device after ten failures over a day. */
  abstract markFailed(id: string, pauseSeconds: number): Promise<void>;
  /** Moves the device to this user if another user had it. Deletes the oldest devices above `MAX_DEVICES`. */
  abstract add(userId: string, device: PushDevice, address: string): Promise<void>;
  /** @param address - Client IP address of the user; null if the push service reported that the device is gone */
  abstract remove(userId: string, endpoint: string, address: string | null): Promise<void>;
}

export const MAX_DEVICES = 10;

/** Push services drop a message after this time. The user still finds the notification in the list. */
export const PUSH_KEPT_SECONDS = 12 * 3_600;

/** `gone`: the user revoked the permission or the browser no longer exists. Throws if a retry is useful. */
export abstract class PushSender {
  abstract send(device: PushDevice, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
}

const BASE64URL = /^[\w-]+={0,2}$/;

/** RFC 8291: an uncompressed P-256 point of 65 bytes. */
export function isPublicKey(text: string): boolean {
  const key = Buffer.from(text, 'base64url');
  if (!BASE64URL.test(text) || key.length !== 65 || key[0] !== 4) return false;
  try {
    return ECDH.convertKey(key, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

/** RFC 8291: 16 bytes. */
export function isSecret(text: string): boolean {
  return BASE64URL.test(text) && Buffer.from(text, 'base64url').length === 16;
}

/** The push services of all browsers. The server sends pushes to no other host, because users supply the endpoints. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** Whether this is a URL of a browser's push service, or of an internal host that the operator allowed. */
export function isPushService(endpoint: string, allowedHosts: readonly string[] = []): boolean {
  const address = outgoingAddress(endpoint, allowedHosts);
  if (!address) return false;
  const { host, isInside } = address;
  return isInside || PUSH_SERVICES.some((service) => host === service || host.endsWith(`.${service}`));
}

/** Used without Web Push keys. Messages wait in the outbox for a process that has them. */
export class NoPushSender extends PushSender {
  async send(): Promise<never> {
    throw new Error('No Web Push keys are configured.');
  }
}
