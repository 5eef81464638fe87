import { expect, it, jest } from '@jest/globals';
import { Batcher } from './batcher.js';

/** Returns a batcher whose batches do not finish until they are released, and the batches it has started. */
function held(limits = { size: 3, atOnce: 1 }, failure = new Error('unlucky')) {
  const begun: (readonly number[])[] = [];
  const release: (() => void)[] = [];
  const batcher = new Batcher<number, string>(async (items) => {
    begun.push(items);
    await new Promise<void>((resolve) => release.push(resolve));
    if (items.includes(13)) throw failure;
    return items.map((item) => `done ${item}`);
  }, limits);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const letGo = async () => {
    release.shift()?.();
    await turn();
  };
  return { batcher, begun, turn, letGo };
}

it('processes a single item immediately, and items that arrive meanwhile as one batch', async () => {
  const { batcher, begun, turn, letGo } = held();
  const results = [batcher.add(1)];
  await turn();
  for (const item of [2, 3, 4, 5]) results.push(batcher.add(item));
  await turn();
  expect(begun).toEqual([[1]]);
  await letGo();
  expect(begun).toEqual([[1], [2, 3, 4]]);
  await letGo();
  await letGo();
  expect(await Promise.all(results)).toEqual(['done 1', 'done 2', 'done 3', 'done 4', 'done 5']);
});

it('processes batches in parallel up to the limit', async () => {
  const { batcher, begun, turn, letGo } = held({ size: 1, atOnce: 2 });
  const results = [1, 2, 3].map((item) => batcher.add(item));
  await turn();
  expect(begun).toEqual([[1], [2]]);
  for (let left = 0; left < 3; left += 1) await letGo();
  expect(await Promise.all(results)).toHaveLength(3);
});

it('fails only the items of the failed batch', async () => {
  const { batcher, turn, letGo } = held();
  const results = Promise.allSettled([batcher.add(12), batcher.add(13)]);
  await turn();
  await letGo();
  const later = batcher.add(14);
  await turn();
  await letGo();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await later).toBe('done 14');
});

it('fails items that waited long when the database is unavailable, and tries the others', async () => {
  const { batcher, turn, letGo } = held(
    { size: 1, atOnce: 1 },
    Object.assign(new Error('gone'), { code: 'ECONNRESET' }),
  );
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const results = Promise.allSettled([batcher.add(13), batcher.add(1)]);
  await turn();
  now.mockReturnValue(5_000);
  const late = batcher.add(2);
  await letGo();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await letGo();
  expect(await late).toBe('done 2');
  now.mockRestore();
});
