/**
 * Starts the slowest kinds of tests first. Jest would sort files by size in a fresh clone, where it knows no durations.
 * A short file that opens twenty pages would then run last, with all other workers idle.
 */
import { statSync } from 'node:fs';

const SLOWEST_FIRST = ['/test/campaigns/', '/test/browser/', '/test/api/', '/frontend/'];

export default class SlowestFirst {
  sort(tests) {
    const ranked = tests.map((test) => ({ test, rank: rankOf(test.path), bytes: statSync(test.path).size }));
    return ranked.sort((a, b) => a.rank - b.rank || b.bytes - a.bytes).map(({ test }) => test);
  }

  cacheResults() {}
}

function rankOf(path) {
  const rank = SLOWEST_FIRST.findIndex((folder) => path.includes(folder));
  return rank < 0 ? SLOWEST_FIRST.length : rank;
}
