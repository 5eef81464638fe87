import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { AdmissionQueue } from './admission-queue.js';

/** The order in which work of these networks, each of this cost, gets in where there is room for two at a time. */
async function orderOf(queue: AdmissionQueue, work: readonly string[], cost = 5) {
  const entered: string[] = [];
  for (const name of work) void queue.enter(name.charAt(0), cost).then(() => entered.push(name));
  await nextTurn();
  return entered;
}

describe('admission', () => {
  it('lets in what there is room for, and then one of each network in turn', async () => {
    const queue = new AdmissionQueue(10, 1_000);
    const entered = await orderOf(queue, ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2']);
    expect(entered).toEqual(['a1', 'a2']);
    for (let left = 0; left < 6; left += 1) {
      queue.leave(5);
      await nextTurn();
    }
    expect(entered).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
  });

  it('lets in what is small before what is large, until each network has had as much', async () => {
    const queue = new AdmissionQueue(10, 1_000);
    const entered: string[] = [];
    const enter = (network: string, cost: number) =>
      void queue.enter(network, cost).then(() => entered.push(`${network} ${cost}`));
    enter('a', 10);
    enter('b', 30);
    // One network after the other comes with something small.
    for (const network of ['c', 'd', 'e', 'f', 'g', 'h']) {
      enter(network, 10);
      queue.leave(entered.at(-1) === 'b 30' ? 30 : 10);
      await nextTurn();
    }
    expect(entered).toEqual(['a 10', 'c 10', 'd 10', 'e 10', 'f 10', 'b 30', 'g 10']);
  });

  it('lets in alone what costs more than there is room for', async () => {
    const queue = new AdmissionQueue(10, 1_000);
    const entered = await orderOf(queue, ['a1', 'b1'], 50);
    expect(entered).toEqual(['a1']);
    queue.leave(50);
    await nextTurn();
    expect(entered).toEqual(['a1', 'b1']);
  });

  it('refuses at once where too much waits', async () => {
    const queue = new AdmissionQueue(10, 10);
    await orderOf(queue, ['a1', 'a2', 'a3', 'a4']);
    await expect(queue.enter('b', 5)).rejects.toMatchObject({ kind: 'overloaded', code: 'busy', retryAfterSeconds: 2 });
  });
});
