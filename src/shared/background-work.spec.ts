import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { BackgroundLoop } from './background-work.js';

const loops: BackgroundLoop[] = [];
const loopOf = (work: () => Promise<number | null>, times = { everyMs: 3_600_000, gatherMs: 1 }): BackgroundLoop => {
  const loop = new BackgroundLoop(work, times);
  loops.push(loop);
  return loop;
};
afterEach(() => Promise.all(loops.splice(0).map((loop) => loop.stop())));

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(1);
}

describe('a background loop', () => {
  it('runs at the start, and again after a wake', async () => {
    let runs = 0;
    const loop = loopOf(async () => {
      runs += 1;
      return null;
    });
    loop.start();
    await until(() => runs === 1);
    loop.wake();
    await until(() => runs === 2);
  });

  it('runs regularly without a wake', async () => {
    let runs = 0;
    loopOf(
      async () => {
        runs += 1;
        return null;
      },
      { everyMs: 1, gatherMs: 1 },
    ).start();
    await until(() => runs === 3);
  });

  it('continues while there is more to do, and after a failed run', async () => {
    let runs = 0;
    const loop = loopOf(async () => {
      runs += 1;
      if (runs === 4) throw new Error('The database is away.');
      return runs < 4 ? 0 : null;
    });
    loop.start();
    await until(() => runs === 4);
    loop.wake();
    await until(() => runs === 5);
  });

  it('never runs twice at the same time, and remembers a wake during a run', async () => {
    let running = 0;
    let runs = 0;
    const loop = loopOf(async () => {
      running += 1;
      expect(running).toBe(1);
      if (runs === 0) loop.wake();
      await delay(5);
      running -= 1;
      runs += 1;
      return null;
    });
    loop.start();
    await until(() => runs === 2);
  });

  it('waits for the current run on stop, then does not run again', async () => {
    let runs = 0;
    let isOver = false;
    const loop = loopOf(async () => {
      runs += 1;
      await delay(20);
      isOver = true;
      return 0;
    });
    loop.start();
    await until(() => runs === 1);
    await loop.stop();
    expect(isOver).toBe(true);
    loop.wake();
    await delay(20);
    expect(runs).toBe(1);
  });
});
