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

/** Many times what a push service takes; a silent one holds a worker for as long. */
const DEADLINE_MS = 5_000;
const UNSUBSCRIBED_CODES = [404, 410];
const TOO_BUSY = [408, 429];

/** Over the push service of the device's browser; only the device can read what is sent. */
export class WebPushSender extends PushSender {
  constructor(
    private readonly settings: PushSettings,
    private readonly allowedHosts: readonly string[],
  ) {
    super();
  }

  /** A device that was stored before it was checked as it is today is gone too. */
  async send({ endpoint, p256dh, auth }: PushDevice, message: PushMessage): Promise<'sent' | 'gone' | 'refused'> {
    if (!isPushService(endpoint, this.allowedHosts) || !isPublicKey(p256dh) || !isSecret(auth)) return 'gone';
    const status = await this.post({ endpoint, p256dh, auth }, message);
    if (status >= 200 && status < 300) return 'sent';
    if (UNSUBSCRIBED_CODES.includes(status)) return 'gone';
    if (status >= 400 && status < 500 && !TOO_BUSY.includes(status)) return 'refused';
    throw new Error(`The push service did not take a message (${status}).`);
  }

  /** The library encrypts and signs; it does not send. */
  private async post({ endpoint, p256dh, auth }: PushDevice, message: PushMessage): Promise<number> {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: this.settings, TTL: PUSH_KEPT_SECONDS, urgency: 'high' },
    );
    try {
      return await sendOutgoing({
        url: endpoint,
        headers: headers as Record<string, string | number>,
        body: body as Buffer,
        deadlineMs: DEADLINE_MS,
        allowedHosts: this.allowedHosts,
      });
    } catch (failure) {
      // What a failed connection says may name the device.
      throw new Error(
        `The push service ${failure instanceof RefusedAddress ? 'has no public address' : 'gave no answer'}.`,
      );
    }
  }
}
