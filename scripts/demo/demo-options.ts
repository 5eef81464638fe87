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

Fills the database with realistic generated users, leads, notes and history.

  --leads N       total number of demo leads, 1 to 20000000 (default 2000);
                  run again with a higher number to add leads
  --seed N        number of the data set (default 1)
  --until WHEN    end of the two years of data: a day in India or a time, such as
                  2026-04-22 or 2026-04-22T10:00:00+05:30 (default: the last full hour)
  --password TEXT password of the demo users, at least 8 characters (default: generated and printed once)
  --reset         remove the demo users and leads, nothing else
  --force         allow it if NODE_ENV is production
  --help          show this text

The database must be empty (except for a first administrator) or already hold a demo.
The same --seed and --until always give the same leads; a larger number only adds to them.
The demo uses DATABASE_URL, or else the embedded PostgreSQL of DATA_DIR, also while the server is running. A load of
2,500 leads or more can lock the leads for a running server until it ends (minutes for a million).`;

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
      throw new OptionError('--reset cannot be combined with --leads, --seed, --until or --password.');
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
    throw new OptionError(`${error instanceof Error ? error.message : 'Invalid option.'} See --help.`);
  }
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value < least || value > most) {
    throw new OptionError(`${option} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

/** A day without a time means the end of that day in India. */
function moment(text: string): number {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const hasZone = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);
  const parsed = isDay ? Date.parse(`${text}T00:00:00+05:30`) + DAY_MS : hasZone ? Date.parse(text) : Number.NaN;
  const isRealDay = !isDay || new Date(Date.parse(`${text}T00:00:00Z`)).toISOString().startsWith(text);
  if (Number.isNaN(parsed) || !isRealDay) {
    throw new OptionError(`--until must be a day such as 2026-04-22 or a time with its time zone, not "${text}".`);
  }
  return parsed;
}
