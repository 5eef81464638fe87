import { describe, expect, it } from '@jest/globals';
import { HashQueue } from './hash-queue.js';

/** A job that runs until it is told to end. */
function openJob() {
  const job = { started: false, end: (_failure?: Error) => {} };
  const run = () => {
    job.started = true;
    return new Promise<string>((resolve, reject) => {
      job.end = (failure) => (failure ? reject(failure) : resolve('hashed'));
    });
  };
  return { job, run };
}

describe('the queue of password hashes', () => {
  it('runs two at a time, lets two wait and refuses the rest at once', async () => {
    const queue = new HashQueue(2, 2);
    const jobs = [openJob(), openJob(), openJob(), openJob()];
    const results = jobs.map(({ run }) => queue.run(run));
    expect(jobs.map(({ job }) => job.started)).toEqual([true, true, false, false]);
    expect(() => queue.run(openJob().run)).toThrow(
      expect.objectContaining({ kind: 'overloaded', code: 'passwords_busy', retryAfterSeconds: 2 }),
    );

    jobs[0]?.job.end();
    expect(await results[0]).toBe('hashed');
    expect(jobs.map(({ job }) => job.started)).toEqual([true, true, true, false]);
    jobs[1]?.job.end(new Error('no memory'));
    await expect(results[1]).rejects.toThrow('no memory');
    expect(jobs[3]?.job.started).toBe(true);
    for (const { job } of jobs.slice(2)) job.end();
    expect(await Promise.all(results.slice(2))).toEqual(['hashed', 'hashed']);
  });
});
