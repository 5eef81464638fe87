import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import type { SmallDisk } from './small-disk.js';
import type { SupervisedServer } from './supervised-server.js';
import type { Visitors } from './visitors.js';

export interface Target {
  readonly server: SupervisedServer;
  readonly visitors: Visitors;
  readonly disk?: SmallDisk;
  readonly clockFile?: string;
}

export interface FailureKind {
  readonly name: string;
  /** Share of the rounds, in thousandths. */
  readonly share: number;
  /** Whether `npm test` also causes this failure. Possible if the failure needs only processes of this machine. */
  readonly inTest: boolean;
  /** Set if the service is down as long as the cause lasts. The outage is then measured from the end of the cause. */
  readonly isBrokenMeanwhile?: true;
  /** Resolves when the cause is over. From then on, the service must recover without help. */
  breakIt(target: Target): Promise<void>;
}

const CLOCK_OFFSETS = ['+50m', '-50m', '+2d', '-2d', '+0'];
/** The longest time that a disk stays full if nothing detects it. */
const FULL_MS = 20_000;

export const FAILURE_KINDS: readonly FailureKind[] = [
  {
    name: 'server, kill -9',
    share: 230,
    inTest: true,
    breakIt: async ({ server }) => server.kill('SIGKILL'),
  },
  {
    name: 'postmaster, kill -9',
    share: 200,
    inTest: true,
    breakIt: async ({ server }) => signalTo(await server.postmaster(), 'SIGKILL'),
  },
  {
    name: 'server and postmaster, kill -9',
    share: 150,
    inTest: true,
    breakIt: async ({ server }) => {
      const postmaster = await server.postmaster();
      server.kill('SIGKILL');
      signalTo(postmaster, 'SIGKILL');
    },
  },
  {
    name: 'a database process, kill -9',
    share: 180,
    inTest: true,
    breakIt: async ({ server }) => signalTo(oneOf(await server.backends()), 'SIGKILL'),
  },
  {
    name: 'a database process, SIGTERM',
    share: 80,
    inTest: false,
    breakIt: async ({ server }) => signalTo(oneOf(await server.backends()), 'SIGTERM'),
  },
  {
    name: 'server, SIGTERM',
    share: 80,
    inTest: true,
    breakIt: async ({ server }) => {
      server.kill('SIGTERM');
      await server.restarted();
    },
  },
  {
    name: 'server, kill -9 during startup',
    share: 40,
    inTest: false,
    breakIt: async ({ server }) => {
      server.kill('SIGKILL');
      await server.restarted();
      await delay(Math.random() * 1_500);
      server.kill('SIGKILL');
    },
  },
  {
    name: 'disk full, then freed',
    share: 20,
    inTest: false,
    isBrokenMeanwhile: true,
    breakIt: async ({ disk, visitors }) => {
      await disk?.fill();
      await visitors.refused(FULL_MS);
      await disk?.free();
    },
  },
  {
    name: 'server clock changed',
    share: 20,
    inTest: false,
    breakIt: async ({ clockFile }) => {
      if (clockFile) await writeFile(clockFile, oneOf(CLOCK_OFFSETS));
    },
  },
];

/** Draws rounds in proportion to each kind's share, at least one per kind, in an order that depends on the seed. */
export function drawRounds(rounds: number, kinds: readonly FailureKind[], seed: number): FailureKind[] {
  const whole = kinds.reduce((sum, { share }) => sum + share, 0);
  const drawn = kinds.flatMap((kind) =>
    Array<FailureKind>(Math.max(1, Math.round((rounds * kind.share) / whole))).fill(kind),
  );
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(drawn, { minLength: drawn.length }), { seed, numRuns: 1 });
  return shuffled;
}

/** Path of the library that changes the clock of a process, in Debian's packages below that folder. */
export function clockLibrary(root: string): string {
  return execFileSync('find', [root, '-name', 'libfaketime.so.1'], { encoding: 'utf8' }).split('\n')[0] ?? '';
}

function oneOf<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T;
}

function signalTo(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}
