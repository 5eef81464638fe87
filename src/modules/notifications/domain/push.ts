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

export abstract class PushDeviceRepository {
  abstract listOf(userId: string): Promise<PushDevice[]>;
  /** A device belongs to who used it last; each person has at most `MAX_DEVICES`, the oldest go. */
  abstract add(userId: string, device: PushDevice): Promise<void>;
  abstract remove(userId: string, endpoint: string): Promise<void>;
}

export const MAX_DEVICES = 10;

/** `gone`: the person took the permission back or the browser is no more. Fails where another try is worth it. */
export abstract class PushSender {
  abstract send(device: PushDevice, message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
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
