import { serverBusy } from './http.errors.js';

interface Waiting {
  readonly cost: number;
  readonly admit: () => void;
}

/**
 * Lets work in as far as there is room for its cost, the rest in turn: one of each network at a time, so that somebody who sends
 * much waits behind themselves and nobody else does.
 */
export class AdmissionQueue {
  private used = 0;
  private waitingCost = 0;
  /** By network, the one whose turn it is first. */
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(
    private readonly capacity: number,
    private readonly maxWaitingCost: number,
  ) {}

  /**
   * Waits until there is room; `leave` gives it back. What costs more than all there is gets in alone.
   * @throws serverBusy at once where too much waits already
   */
  async enter(network: string, cost: number): Promise<void> {
    if (this.waiting.size === 0 && this.fits(cost)) {
      this.used += cost;
      return;
    }
    if (this.waitingCost + cost > this.maxWaitingCost) throw serverBusy();
    this.waitingCost += cost;
    await new Promise<void>((admit) => {
      const own = this.waiting.get(network);
      if (own) own.push({ cost, admit });
      else this.waiting.set(network, [{ cost, admit }]);
    });
  }

  leave(cost: number): void {
    this.used -= cost;
    for (const [network, own] of this.waiting) {
      const [first] = own;
      if (!first || !this.fits(first.cost)) return;
      own.shift();
      this.waiting.delete(network);
      if (own.length > 0) this.waiting.set(network, own);
      this.used += first.cost;
      this.waitingCost -= first.cost;
      // A turn later, so that what else has arrived is worked on in between.
      setImmediate(first.admit);
    }
  }

  private fits(cost: number): boolean {
    return this.used === 0 || this.used + cost <= this.capacity;
  }
}
