import webPush from 'web-push';
import type { PushSettings } from '../../../config/env.js';
import { RefusedAddress, sendOutgoing } from '../../../shared/send-outgoing.js';
import {
  isPublicKey,
  isPushService,
  isSecret,
  PUSH_KEPT_SECONDS,
  type PushDevice,
  type PushMessage,
  PushSender,
} from '../domain/push.js';

/** Much longer than push services take. A service that does not respond occupies a worker for this time. */
const DEADLINE_MS = 5_000;
const UNSUBSCRIBED_CODES = [404, 410];
const TOO_BUSY = [408, 429];

/** Sends through the push service of the browser. Only the device can decrypt the message. */
export class WebPushSender extends PushSender {
  constructor(
    private readonly settings: PushSettings,
    private readonly allowedHosts: readonly string[],
  ) {
    super();
  }

  /** An old device that does not pass the current checks counts as `gone`. */
  async send({ endpoint, p256dh, auth }: PushDevice, message: PushMessage): Promise<'sent' | 'gone' | 'refused'> {
    if (!isPushService(endpoint, this.allowedHosts) || !isPublicKey(p256dh) || !isSecret(auth)) return 'gone';
    const status = await this.post({ endpoint, p256dh, auth }, message);
    if (status >= 200 && status < 300) return 'sent';
    if (UNSUBSCRIBED_CODES.includes(status)) return 'gone';
    if (status >= 400 && status < 500 && !TOO_BUSY.includes(status)) return 'refused';
    throw new Error(`The push service did not accept a message (${status}).`);
  }

  /** The library only encrypts and signs. `sendOutgoing` sends, because it checks the address. */
  private async post({ endpoint, p256dh, auth }: PushDevice, message: PushMessage): Promise<number> {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: this.settings, TTL: PUSH_KEPT_SECONDS, urgency: 'high' },
    );
    try {
      const { status } = await sendOutgoing({
        url: endpoint,
        headers: headers as Record<string, string | number>,
        body: body as Buffer,
        deadlineMs: DEADLINE_MS,
        allowedHosts: this.allowedHosts,
      });
      return status;
    } catch (failure) {
      // The error of a failed connection can identify the device.
      throw new Error(
        `The push service ${failure instanceof RefusedAddress ? 'has no public address' : 'did not respond'}.`,
      );
    }
  }
}
