import { ECDH } from 'node:crypto';
import { outgoingAddress } from '../../../shared/domain/outgoing-address.js';

/** One browser of a person, as its push service knows it. */
export interface PushDevice {
  readonly endpoint: string;
  /** Its public key and secret, base64url: only it can read what is sent to it. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What a locked screen may show: what it is and from which town, never who. */
export interface PushMessage {
  readonly title: string;
  /** A path of the back office. */
  readonly path: string;
  /** A later message with the same tag takes the place of the earlier one. */
  readonly tag: string;
}

export interface StoredPushDevice extends PushDevice {
  readonly id: string;
  /** The last try did not reach it: nothing is sent to it until its pause is over (`OutboxRepository.take`). */
  readonly isFailing: boolean;
}

export abstract class PushDeviceRepository {
  /** Null if the person has no such device. */
  abstract find(id: string, userId: string): Promise<StoredPushDevice | null>;
  abstract markReached(id: string): Promise<void>;
  /** Pauses a device, twice as long at each failure in a row; drops one that failed ten times and for a day. */
  abstract markFailed(id: string, pauseSeconds: number): Promise<void>;
  /** A device belongs to who used it last; each person has at most `MAX_DEVICES`, the oldest go. */
  abstract add(userId: string, device: PushDevice, address: string): Promise<void>;
  /** `address`: of the person who removes it; null if its push service reports it gone. */
  abstract remove(userId: string, endpoint: string, address: string | null): Promise<void>;
}

export const MAX_DEVICES = 10;

/** A device that is offline for longer finds its notifications in the list. */
export const PUSH_KEPT_SECONDS = 12 * 3_600;

/** `gone`: the person took the permission back or the browser is no more. Fails where another try is worth it. */
export abstract class PushSender {
  abstract send(device: PushDevice, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
}

const BASE64URL = /^[\w-]+={0,2}$/;

/** Returns whether this is a public key as RFC 8291 has it: a point of P-256, uncompressed, in 65 bytes. */
export function isPublicKey(text: string): boolean {
  const key = Buffer.from(text, 'base64url');
  if (!BASE64URL.test(text) || key.length !== 65 || key[0] !== 4) return false;
  try {
    return ECDH.convertKey(key, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

/** Returns whether this is a secret as RFC 8291 has it, of 16 bytes. */
export function isSecret(text: string): boolean {
  return BASE64URL.test(text) && Buffer.from(text, 'base64url').length === 16;
}

/** The push services of the browsers there are: the server sends to no other address that somebody names. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** Returns whether this is an address of a browser's push service, or of a host that the operator named. */
export function isPushService(endpoint: string, allowedHosts: readonly string[] = []): boolean {
  const address = outgoingAddress(endpoint, allowedHosts);
  if (!address) return false;
  const { host, isInside } = address;
  return isInside || PUSH_SERVICES.some((service) => host === service || host.endsWith(`.${service}`));
}

/** Where no keys for Web Push are set. A message that another process wrote waits for one that has them. */
export class NoPushSender extends PushSender {
  async send(): Promise<never> {
    throw new Error('No keys for Web Push are set.');
  }
}
