/** Reads from the git history when each page's texts last changed, for the sitemap. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const TEXTS = 'frontend/src/content';

/** @returns {Promise<Map<string, string>>} the day (`YYYY-MM-DD`) for each page id; empty without a git history */
export async function contentChanges() {
  const log = await promisify(execFile)('git', ['log', '--format=%cs', '--name-only', '--', TEXTS]).catch(() => null);
  return changesIn(log?.stdout ?? '');
}

/** Parses the output of `git log`, which lists the newest day first and, after each day, the files that changed. */
export function changesIn(log) {
  const changes = new Map();
  let day = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line;
    const id = /\/(?:pages|articles)\/(?:[a-z-]+\/)?([a-z-]+)\.ts$/.exec(line)?.[1];
    if (id && !changes.has(id)) changes.set(id, day);
  }
  return changes;
}
