import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** The time before a stop in which load balancers learn that no more should be sent here; what comes is still served. */
@Injectable()
export class DrainingService {
  hasBegun = false;

  async wait(seconds: number): Promise<void> {
    this.hasBegun = true;
    await delay(seconds * 1_000);
  }
}
