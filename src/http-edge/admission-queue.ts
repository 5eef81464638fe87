import { serverBusy } from '../shared/http/http.errors.js';

interface Waiting {
  readonly network: string;
  readonly cost: number;
  /** How much its network will have had with it. */
  readonly share: number;
  readonly admit: () => void;
}

/** One that has work waiting. */
interface Network {
  /** How much it will have had with all that it has waiting. */
  share: number;
  waiting: number;
}

/**
 * Lets work in as far as there is room for its cost, the rest in turn: of each network as much (weighted fair queueing), so
 * that somebody who sends much waits behind themselves, and what is small goes before what is large.
 */
export class AdmissionQueue {
  private used = 0;
  private waitingCost = 0;
  /** What each network has had, were all of them given as much; one that comes anew counts as having had it too. */
  private commonShare = 0;
  /** Those with the smallest share first. */
  private readonly waiting: Waiting[] = [];
  private readonly networks = new Map<string, Network>();

  constructor(
    private readonly capacity: number,
    private readonly maxWaitingCost: number,
  ) {}

  /**
   * Waits until there is room; `leave` gives it back. What costs more than all there is gets in alone.
   * @throws serverBusy at once where too much waits already
   */
  async enter(network: string, cost: number): Promise<void> {
    if (this.waiting.length === 0 && this.fits(cost)) {
      this.used += cost;
      return;
    }
    if (this.waitingCost + cost > this.maxWaitingCost) throw serverBusy();
    this.waitingCost += cost;
    const own = this.networks.get(network) ?? { share: 0, waiting: 0 };
    own.share = Math.max(own.share, this.commonShare) + cost;
    own.waiting += 1;
    this.networks.set(network, own);
    await new Promise<void>((admit) => {
      const place = this.waiting.findLastIndex(({ share }) => share <= own.share) + 1;
      this.waiting.splice(place, 0, { network, cost, share: own.share, admit });
    });
  }

  leave(cost: number): void {
    this.used -= cost;
    for (let first = this.waiting[0]; first && this.fits(first.cost); first = this.waiting[0]) {
      this.waiting.shift();
      this.used += first.cost;
      this.waitingCost -= first.cost;
      this.commonShare += first.cost / this.networks.size;
      const own = this.networks.get(first.network);
      if (own && --own.waiting === 0) this.networks.delete(first.network);
      // A turn later, so that what else has arrived is worked on in between.
      setImmediate(first.admit);
    }
  }

  private fits(cost: number): boolean {
    return this.used === 0 || this.used + cost <= this.capacity;
  }
}
