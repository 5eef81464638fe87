/** What `npm run demo -- ...` was asked to do. */
import { parseArgs } from 'node:util';

export type DemoOptions =
  | { readonly action: 'help' }
  | { readonly action: 'remove'; readonly force: boolean }
  | {
      readonly action: 'load';
      readonly leads: number;
      readonly seed?: number | undefined;
      readonly untilMs?: number | undefined;
      readonly password?: string | undefined;
      readonly force: boolean;
    };

export const DEMO_HELP = `npm run demo -- [options]

Fills the database with staff, leads, notes and history that look real and are made up.

  --leads N       how many leads there shall be, 1 to 20000000 (default 2000);
                  run again with more to add the rest
  --seed N        another data set (default 1)
  --until WHEN    the day (in India) or moment the two years of data end, such as
                  2026-04-22 or 2026-04-22T10:00:00+05:30 (default: the last full hour)
  --password TEXT of the demo's staff, at least 8 characters (default: generated, and printed once)
  --reset         removes the demo's users and leads and nothing else
  --force         also when NODE_ENV is production
  --help          this text

It goes only into a database that is empty (a first administrator may be there) or holds a demo already.
The same --seed and --until always give the same leads, and the first of many are the same as of few.
It uses DATABASE_URL, or the embedded PostgreSQL of DATA_DIR, whether or not the server is running on it; 50,000
leads or more at once keep a running server from its leads until they are in (minutes for a million).`;

/** A wrong option; its message names it and says what is right. */
export class OptionError extends Error {}

const MAX_LEADS = 20_000_000;
const MAX_SEED = 2 ** 31 - 1;
const DAY_MS = 86_400_000;

export function parseDemoOptions(args: readonly string[]): DemoOptions {
  const values = read(args);
  if (values.help) return { action: 'help' };
  const force = values.force ?? false;
  if (values.reset) {
    if (values.leads ?? values.seed ?? values.until ?? values.password)
      throw new OptionError('--reset goes without --leads, --seed, --until and --password.');
    return { action: 'remove', force };
  }
  return {
    action: 'load',
    leads: wholeNumber('--leads', values.leads ?? '2000', 1, MAX_LEADS),
    seed: values.seed === undefined ? undefined : wholeNumber('--seed', values.seed, 0, MAX_SEED),
    untilMs: values.until === undefined ? undefined : moment(values.until),
    password: values.password === undefined ? undefined : longEnough('--password', values.password),
    force,
  };
}

function longEnough(option: string, text: string): string {
  if ([...text].length < 8) throw new OptionError(`${option} must have at least 8 characters.`);
  return text;
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        leads: { type: 'string' },
        seed: { type: 'string' },
        until: { type: 'string' },
        password: { type: 'string' },
        reset: { type: 'boolean' },
        force: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new OptionError(`${error instanceof Error ? error.message : 'Wrong option.'} See --help.`);
  }
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value < least || value > most) {
    throw new OptionError(`${option} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

/** A bare day means its end in India. */
function moment(text: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const hasZone = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);
  const parsed = isDay ? Date.parse(`${text}T00:00:00+05:30`) + DAY_MS : hasZone ? Date.parse(text) : Number.NaN;
  const isRealDay = !isDay || new Date(Date.parse(`${text}T00:00:00Z`)).toISOString().startsWith(text);
  if (Number.isNaN(parsed) || !isRealDay) {
    throw new OptionError(`--until must be a day such as 2026-04-22 or a moment with its time zone, not "${text}".`);
  }
  return parsed;
}
