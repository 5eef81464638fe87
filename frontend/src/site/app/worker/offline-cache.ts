/** Which of the site's addresses are cached on the device, and where. */

const CACHE_PREFIX = 'kc-';
/** Files whose name changes with their content; those of the back office are not cached. */
const HASHED = /^\/(assets\/(?!admin\/)|pictures\/|fonts\/)/;
const BYPASSED = /^\/(api|admin)(\/|$)/;
const MAX_FILES = 300;

/** `bypass` goes to the network as if there were no worker. */
export type CachePolicy = 'file' | 'page' | 'bypass';

/** How the worker treats an address. */
export function cachePolicyOf(address: URL, origin: string, isNavigation: boolean): CachePolicy {
  if (address.origin !== origin || BYPASSED.test(address.pathname)) return 'bypass';
  if (HASHED.test(address.pathname)) return 'file';
  return isNavigation && !/\.[a-z0-9]+$/i.test(address.pathname) ? 'page' : 'bypass';
}

/** The cached pages and files of one build of the site, and of the one before. */
export class OfflineCache {
  private readonly name: string;

  constructor(build: string) {
    this.name = `${CACHE_PREFIX}${build}`;
  }

  /** What is cached for this path, of the newest build that has it. */
  async find(path: string): Promise<Response | undefined> {
    for (const name of await this.builds()) {
      const cached = await (await caches.open(name)).match(path, { ignoreVary: true });
      if (cached) return cached;
    }
    return undefined;
  }

  async put(path: string, response: Response): Promise<void> {
    const cache = await caches.open(this.name);
    await cache.put(path, response);
    const files = (await cache.keys()).filter(({ url }) => HASHED.test(new URL(url).pathname));
    await Promise.all(files.slice(0, Math.max(0, files.length - MAX_FILES)).map((file) => cache.delete(file)));
  }

  /** Deletes everything but this build and the one before it, whose open pages still need their own scripts. */
  async deleteOldBuilds(): Promise<void> {
    const [, , ...older] = await this.builds();
    await Promise.all(older.map((name) => caches.delete(name)));
  }

  /** The paths of all cached pages. */
  async pages(): Promise<readonly string[]> {
    const requests = await Promise.all((await this.builds()).map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return [...new Set(paths.filter((path) => !HASHED.test(path)))];
  }

  /** The names of the caches, this build's first, then from new to old. */
  private async builds(): Promise<readonly string[]> {
    const others = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== this.name);
    return [this.name, ...others.reverse()];
  }
}
