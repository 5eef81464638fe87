/** The random generator of this campaign. The same seed produces the same submissions. */

export interface Draw {
  /** An integer from 0 (inclusive) to `below` (exclusive). */
  number(below: number): number;
  pick<T>(from: readonly T[]): T;
}

export function drawFrom(seed: number): Draw {
  let state = seed >>> 0 || 1;
  const next = () => {
    // The mulberry32 generator.
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number = (below: number) => Math.floor(next() * below);
  return { number, pick: (from) => from[number(from.length)]! };
}

export interface Form {
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;
}
