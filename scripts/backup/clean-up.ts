/** Cleans up after runs that end early, including with Ctrl-C. After `kill -9`, the next run cleans up instead. */
const works: (() => Promise<void>)[] = [];

export function cleanUpAtEnd(work: () => Promise<void>): void {
  works.push(work);
}

export async function cleanUp(): Promise<void> {
  for (let work = works.pop(); work; work = works.pop()) await work().catch(() => undefined);
}
