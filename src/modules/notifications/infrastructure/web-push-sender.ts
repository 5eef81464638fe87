import webPush, { WebPushError } from 'web-push';
import type { PushSettings } from '../../../config/env.js';
import { type PushDevice, type PushMessage, PushSender } from '../domain/push.js';

const TIMEOUT_MS = 8_000;
/** A device that is off for longer is told by the list when it is on again. */
const KEPT_SECONDS = 12 * 3_600;
const GONE = [404, 410];
const TOO_BUSY = [408, 429];

/** Over the push service of the device's browser; only the device can read what is sent. */
export class WebPushSender extends PushSender {
  constructor(private readonly settings: PushSettings) {
    super();
  }

  async send({ endpoint, p256dh, auth }: PushDevice, message: PushMessage): Promise<'sent' | 'gone' | 'refused'> {
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: this.settings,
        TTL: KEPT_SECONDS,
        urgency: 'high',
        timeout: TIMEOUT_MS,
      });
      return 'sent';
    } catch (failure) {
      const status = failure instanceof WebPushError ? failure.statusCode : 0;
      if (GONE.includes(status)) return 'gone';
      if (status >= 400 && status < 500 && !TOO_BUSY.includes(status)) return 'refused';
      // What the push service says may name the device.
      throw new Error(`The push service did not take a message (${status || 'no answer'}).`);
    }
  }
}
