/**
 * Puts another cluster in the place of the one in DATA_DIR. Its two renames are not one: what is ready is called `postgres.next`
 * first, and a start that finds that and no `postgres` takes it, so that no moment is one in which a start would make an empty one.
 */
import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts the stopped cluster in `freshDir` at `dir`; what is there now is kept as `keptDir`. All on one disk. */
export async function replaceCluster(dir: string, freshDir: string, keptDir: string): Promise<void> {
  await rename(freshDir, nextOf(dir));
  await syncFolder(dirname(dir));
  if (existsSync(dir)) await rename(dir, keptDir);
  await rename(nextOf(dir), dir);
  await syncFolder(dirname(dir));
}

/** Ends a replacement that broke off between its renames. */
export async function finishReplacement(dir: string): Promise<void> {
  if (!existsSync(dir) && existsSync(nextOf(dir))) await rename(nextOf(dir), dir);
}

/** Where a cluster waits that is complete and not yet in place. */
export function nextOf(dir: string): string {
  return `${dir}.next`;
}

/** So that the names in a folder are those after a power cut too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
