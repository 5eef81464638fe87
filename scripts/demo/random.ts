/** Reproducible random numbers: the same seed, lead and stream give the same values, whatever the order of leads. */

/** Each part of a lead has its own stream, so a change to one part does not affect the others. */
export type Stream =
  | 'moment'
  | 'person'
  | 'details'
  | 'handling'
  | 'notes'
  | 'staff'
  | 'repeat'
  | 'relative'
  | 'outcome'
  | 'visit';

const STREAM_KEYS: Readonly<Record<Stream, number>> = {
  moment: 1,
  person: 2,
  details: 3,
  handling: 4,
  notes: 5,
  staff: 6,
  repeat: 7,
  relative: 8,
  outcome: 9,
  visit: 10,
};
const WARM_UP_ROUNDS = 12;

/** The generator sfc32, which is not safe for secrets. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number, index: number, stream: Stream) {
    this.a = seed | 0;
    this.b = index | 0;
    this.c = STREAM_KEYS[stream] ^ (Math.floor(index / 2 ** 32) << 8);
    for (let round = 0; round < WARM_UP_ROUNDS; round++) this.bits();
  }

  bits(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + sum) | 0;
    return sum >>> 0;
  }

  unit(): number {
    return this.bits() / 2 ** 32;
  }

  between(least: number, most: number): number {
    return least + Math.floor(this.unit() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    return at(choices, Math.floor(this.unit() * choices.length));
  }

  pickEarly<T>(choices: readonly T[]): T {
    return at(choices, Math.floor(this.unit() ** 1.6 * choices.length));
  }

  /** Exponentially distributed, for waiting times: mostly short, sometimes long. */
  exponential(mean: number): number {
    return -Math.log(1 - this.unit()) * mean;
  }

  digits(count: number): string {
    let text = '';
    while (text.length < count) text += String(this.between(0, 9));
    return text;
  }
}

export class Weighted<T> {
  private readonly choices: readonly T[];
  private readonly bounds: readonly number[];
  private readonly total: number;

  constructor(weights: Iterable<readonly [T, number]>) {
    const entries = [...weights].filter(([, weight]) => weight > 0);
    let sum = 0;
    this.choices = entries.map(([choice]) => choice);
    this.bounds = entries.map(([, weight]) => (sum += weight));
    this.total = sum;
  }

  draw(random: Random): T {
    const point = random.unit() * this.total;
    return at(
      this.choices,
      this.bounds.findIndex((bound) => point < bound),
    );
  }
}

function at<T>(choices: readonly T[], index: number): T {
  if (index < 0 || index >= choices.length) throw new Error('Nothing to choose from.');
  return choices[index] as T;
}
