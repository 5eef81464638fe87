/** Which of the site's addresses are kept on the device, and where. */

const PREFIX = 'kc-';
/** Files whose name changes with their content. The back office is none of the worker's business. */
const HASHED = /^\/(assets\/(?!admin\/)|pictures\/|fonts\/)/;
const LEFT_ALONE = /^\/(api|admin)(\/|$)/;
const MOST_FILES = 300;

export type CachePolicy = 'file' | 'page' | 'nothing';

/** What an address is to the worker. What it leaves alone goes to the network as if there were no worker. */
export function cachePolicyOf(address: URL, origin: string, isNavigation: boolean): CachePolicy {
  if (address.origin !== origin || LEFT_ALONE.test(address.pathname)) return 'nothing';
  if (HASHED.test(address.pathname)) return 'file';
  return isNavigation && !/\.[a-z0-9]+$/i.test(address.pathname) ? 'page' : 'nothing';
}

/** The pages and files that the device keeps of one build of the site, and of the one before. */
export class OfflineCache {
  private readonly name: string;

  constructor(build: string) {
    this.name = `${PREFIX}${build}`;
  }

  /** What is kept for this path, of the newest build that has it. */
  async find(path: string): Promise<Response | undefined> {
    for (const name of await this.builds()) {
      const kept = await (await caches.open(name)).match(path, { ignoreVary: true });
      if (kept) return kept;
    }
    return undefined;
  }

  async keep(path: string, answer: Response): Promise<void> {
    const cache = await caches.open(this.name);
    await cache.put(path, answer);
    const files = (await cache.keys()).filter(({ url }) => HASHED.test(new URL(url).pathname));
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((file) => cache.delete(file)));
  }

  /** Drops everything but this build and the one before it, whose pages still open with their own scripts. */
  async dropOld(): Promise<void> {
    const [, , ...older] = await this.builds();
    await Promise.all(older.map((name) => caches.delete(name)));
  }

  /** The paths of all pages that would open now. */
  async pages(): Promise<readonly string[]> {
    const requests = await Promise.all((await this.builds()).map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return [...new Set(paths.filter((path) => !HASHED.test(path)))];
  }

  /** The names under which builds are kept, this one first, then from new to old. */
  private async builds(): Promise<readonly string[]> {
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.name);
    return [this.name, ...others.reverse()];
  }
}
