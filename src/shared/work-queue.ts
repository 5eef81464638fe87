/** Admits work while there is room for its cost. Other work waits in order of arrival, up to a limit. */
export class WorkQueue {
  private used = 0;
  private waitingCost = 0;
  private readonly waiting: { readonly cost: number; readonly grant: () => void }[] = [];

  constructor(
    private readonly capacity: number,
    private readonly maxWaitingCost: number,
    private readonly refusal: () => Error,
  ) {}

  get isFull(): boolean {
    return this.waitingCost >= this.maxWaitingCost;
  }

  /**
   * Waits for room, which `release` frees again. Work that costs more than the whole capacity runs alone.
   * @throws the queue's refusal, immediately, if too much work is already waiting
   */
  async acquire(cost: number): Promise<void> {
    if (this.waiting.length === 0 && this.fits(cost)) {
      this.used += cost;
      return;
    }
    if (this.waitingCost + cost > this.maxWaitingCost) throw this.refusal();
    this.waitingCost += cost;
    await new Promise<void>((grant) => this.waiting.push({ cost, grant }));
  }

  release(cost: number): void {
    this.used -= cost;
    for (let first = this.waiting[0]; first && this.fits(first.cost); first = this.waiting[0]) {
      this.waiting.shift();
      this.used += first.cost;
      this.waitingCost -= first.cost;
      // Waits one event-loop turn, so that other requests can be answered before this work begins.
      setImmediate(first.grant);
    }
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.acquire(1);
    try {
      return await job();
    } finally {
      this.release(1);
    }
  }

  private fits(cost: number): boolean {
    return this.used === 0 || this.used + cost <= this.capacity;
  }
}
