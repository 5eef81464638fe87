import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Delays a stop while readiness fails, so that load balancers stop sending requests. Requests are still served. */
@Injectable()
export class DrainingService {
  hasBegun = false;

  async wait(seconds: number): Promise<void> {
    this.hasBegun = true;
    await delay(seconds * 1_000);
  }
}
