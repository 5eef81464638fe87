import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { WorkQueue } from './work-queue.js';

const full = () => new Error('full');

async function enterAll(queue: WorkQueue, costs: readonly number[]) {
  const entered: number[] = [];
  for (const cost of costs) void queue.acquire(cost).then(() => entered.push(cost));
  await nextTurn();
  return entered;
}

function openJob() {
  const job = { started: false, end: (_failure?: Error) => {} };
  const run = () => {
    job.started = true;
    return new Promise<string>((resolve, reject) => {
      job.end = (failure) => (failure ? reject(failure) : resolve('done'));
    });
  };
  return { job, run };
}

describe('the work queue', () => {
  it('admits work that fits, then the rest in order of arrival', async () => {
    const queue = new WorkQueue(10, 1_000, full);
    const entered = await enterAll(queue, [5, 4, 3, 2, 6, 1]);
    expect(entered).toEqual([5, 4]);
    queue.release(5);
    await nextTurn();
    expect(entered).toEqual([5, 4, 3, 2]);
    queue.release(4);
    queue.release(3);
    await nextTurn();
    expect(entered).toEqual([5, 4, 3, 2, 6, 1]);
  });

  it('admits work that exceeds the capacity alone', async () => {
    const queue = new WorkQueue(10, 1_000, full);
    const entered = await enterAll(queue, [50, 5]);
    expect(entered).toEqual([50]);
    queue.release(50);
    await nextTurn();
    expect(entered).toEqual([50, 5]);
  });

  it('refuses immediately if too much waits', async () => {
    const queue = new WorkQueue(10, 10, full);
    await enterAll(queue, [5, 5, 5]);
    expect(queue.isFull).toBe(false);
    await enterAll(queue, [5]);
    expect(queue.isFull).toBe(true);
    await expect(queue.acquire(5)).rejects.toThrow('full');
  });

  it('runs two jobs at a time, lets two wait and refuses the rest', async () => {
    const queue = new WorkQueue(2, 2, full);
    const jobs = [openJob(), openJob(), openJob(), openJob()];
    const results = jobs.map(({ run }) => queue.run(run));
    await nextTurn();
    expect(jobs.map(({ job }) => job.started)).toEqual([true, true, false, false]);
    await expect(queue.run(openJob().run)).rejects.toThrow('full');

    jobs[0]?.job.end();
    expect(await results[0]).toBe('done');
    await nextTurn();
    expect(jobs.map(({ job }) => job.started)).toEqual([true, true, true, false]);
    jobs[1]?.job.end(new Error('no memory'));
    await expect(results[1]).rejects.toThrow('no memory');
    await nextTurn();
    expect(jobs[3]?.job.started).toBe(true);
    for (const { job } of jobs.slice(2)) job.end();
    expect(await Promise.all(results.slice(2))).toEqual(['done', 'done']);
  });
});
