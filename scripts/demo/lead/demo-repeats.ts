/** Pairs of demo leads for duplicate detection: one person with two leads, or two people of a family with one phone. */
import type pg from 'pg';
import { type DemoPerson, drawPerson } from '../person/demo-person.js';
import { NAMES } from '../person/people.js';
import { Random } from '../random.js';
import { type DemoSet, leadSeed } from './lead-moments.js';

const SHARE = 0.04;
const FAMILY_SHARE = 0.3;
const MAX_DISTANCE = 19;
const CHUNK = 10_000;

interface Repeat {
  readonly of: number;
  readonly isFamily: boolean;
}

export function personAt({ seed }: DemoSet, index: number): DemoPerson {
  const own = drawPerson(new Random(seed, index, 'person'));
  const repeat = repeatAt(seed, index);
  if (!repeat) return own;
  const earlier = drawPerson(new Random(seed, repeat.of, 'person'));
  if (!repeat.isFamily) return earlier;
  const random = new Random(seed, index, 'relative');
  const names = NAMES[earlier.place.region].draw(random);
  const givenName = random.pick(own.gender === 'female' ? names.women : names.men);
  return { ...own, givenName, surname: earlier.surname, place: earlier.place, phone: earlier.phone };
}

export async function flagRepeats(client: pg.Client, set: DemoSet, from: number, to: number): Promise<number> {
  let flagged = 0;
  for (let start = from; start < to; start += CHUNK) {
    const pairs: [string, string][] = [];
    for (let index = start; index < Math.min(start + CHUNK, to); index += 1) {
      const repeat = repeatAt(set.seed, index);
      if (repeat) pairs.push([leadSeed(set, index).id, leadSeed(set, repeat.of).id]);
    }
    const inserted = await client.query(
      `INSERT INTO duplicate_pairs (first_id, second_id, reasons, created_at)
       SELECT least(a.id, b.id), greatest(a.id, b.id), duplicate_reasons(a, b), greatest(a.created_at, b.created_at)
       FROM unnest($1::uuid[], $2::uuid[]) AS pair (one, other)
       JOIN leads a ON a.id = pair.one JOIN leads b ON b.id = pair.other
       WHERE a.quarantined_at IS NULL AND b.quarantined_at IS NULL
         AND a.merged_into IS NULL AND b.merged_into IS NULL AND duplicate_reasons(a, b) <> '{}'
       ON CONFLICT DO NOTHING`,
      [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
    );
    flagged += inserted.rowCount ?? 0;
  }
  return flagged;
}

function repeatAt(seed: number, index: number): Repeat | null {
  const random = new Random(seed, index, 'repeat');
  if (!random.chance(SHARE)) return null;
  const of = index - random.between(1, MAX_DISTANCE);
  // If that lead is itself a repeat, it is not repeated again, so that no person has three leads.
  if (of < 0 || new Random(seed, of, 'repeat').chance(SHARE)) return null;
  return { of, isFamily: random.chance(FAMILY_SHARE) };
}
