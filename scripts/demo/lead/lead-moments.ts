/** Spreads the creation times of leads over two years, with more leads towards the end and during the day in India. */

import { Random, Weighted } from '../random.js';
import { uuidAt } from './lead-ids.js';

export const DAY_MS = 86_400_000;
const SPAN_DAYS = 730;
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;
/** Growth from the first to the last day: 1.5 means 2.5 times as many leads. */
const GROWTH = 1.5;

/** Relative number of submissions in each hour of the day in India, from midnight. */
const HOURLY_LOAD = [2, 1, 1, 1, 1, 3, 8, 14, 22, 34, 42, 44, 40, 32, 28, 28, 30, 32, 36, 42, 44, 34, 18, 7];
const HOURS = new Weighted(HOURLY_LOAD.map((load, hour) => [hour, load] as const));

/** Identifies a data set. The same `seed` and `untilMs` always give the same leads. */
export interface DemoSet {
  readonly seed: number;
  readonly untilMs: number;
}

export interface LeadSeed {
  readonly index: number;
  readonly id: string;
  readonly createdAtMs: number;
}

export function startOf(set: DemoSet): number {
  return set.untilMs - SPAN_DAYS * DAY_MS;
}

/** Returns the id and the creation time of the lead with that index, without computing the rest of the lead. */
export function leadSeed(set: DemoSet, index: number): LeadSeed {
  const random = new Random(set.seed, index, 'moment');
  const createdAtMs = moment(set, random);
  return { index, id: uuidAt(createdAtMs, random), createdAtMs };
}

export function inOrderOfTime(set: DemoSet, from: number, to: number): Uint32Array {
  const moments = new Float64Array(to - from);
  for (let index = from; index < to; index++) {
    moments[index - from] = moment(set, new Random(set.seed, index, 'moment'));
  }
  const order = Uint32Array.from(moments, (_, offset) => from + offset);
  const momentOf = (index: number) => moments[index - from] ?? 0;
  return order.sort((one, other) => momentOf(one) - momentOf(other) || one - other);
}

function moment(set: DemoSet, random: Random): number {
  const drawn = random.unit();
  const elapsed = (Math.sqrt(1 + 2 * GROWTH * drawn * (1 + GROWTH / 2)) - 1) / GROWTH;
  const anyTime = Math.floor(startOf(set) + elapsed * (SPAN_DAYS * DAY_MS - 1));
  const localDay = Math.floor((anyTime + KOLKATA_OFFSET_MS) / DAY_MS) * DAY_MS - KOLKATA_OFFSET_MS;
  const usualTime = localDay + HOURS.draw(random) * 3_600_000 + random.between(0, 3_599_999);
  return usualTime >= startOf(set) && usualTime < set.untilMs ? usualTime : anyTime;
}
