/** What a run that ends early takes away again, Ctrl-C included. What kill -9 leaves, the next run takes away. */
const works: (() => Promise<void>)[] = [];

/** Adds to what `cleanUp` does. */
export function cleanUpAtEnd(work: () => Promise<void>): void {
  works.push(work);
}

/** Does what was added, the last first, once. */
export async function cleanUp(): Promise<void> {
  for (let work = works.pop(); work; work = works.pop()) await work().catch(() => undefined);
}
