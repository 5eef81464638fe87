import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Delays a stop while the readiness check fails, so that load balancers stop sending requests. Still serves requests. */
@Injectable()
export class DrainingService {
  hasBegun = false;

  async wait(seconds: number): Promise<void> {
    this.hasBegun = true;
    await delay(seconds * 1_000);
  }
}
