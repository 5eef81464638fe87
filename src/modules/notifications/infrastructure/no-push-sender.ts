import { PushSender } from '../domain/push.js';

/** Where no keys for Web Push are set. A message that another process wrote waits for one that has them. */
export class NoPushSender extends PushSender {
  async send(): Promise<never> {
    throw new Error('No keys for Web Push are set.');
  }
}
