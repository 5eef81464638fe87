const CACHE_PREFIX = 'kc-';
/** Files whose names contain a hash of their content, except those of the back office. */
const HASHED = /^\/(assets\/(?!admin\/)|pictures\/|fonts\/)/;
const BYPASSED = /^\/(api|admin)(\/|$)/;
const MAX_FILES = 300;

/** `bypass`: the worker does not handle the request. */
export type CachePolicy = 'file' | 'page' | 'bypass';

export function cachePolicyOf(address: URL, origin: string, isNavigation: boolean): CachePolicy {
  if (address.origin !== origin || BYPASSED.test(address.pathname)) return 'bypass';
  if (HASHED.test(address.pathname)) return 'file';
  return isNavigation && !/\.[a-z0-9]+$/i.test(address.pathname) ? 'page' : 'bypass';
}

/** The cached pages and files of this build of the site and of the previous one. */
export class OfflineCache {
  private readonly name: string;

  constructor(build: string) {
    this.name = `${CACHE_PREFIX}${build}`;
  }

  /** Returns the cached response from the newest build that has this path. */
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

  /** Keeps this build and the previous one, because open pages of the previous build need its scripts. */
  async deleteOldBuilds(): Promise<void> {
    const [, , ...older] = await this.builds();
    await Promise.all(older.map((name) => caches.delete(name)));
  }

  async pages(): Promise<readonly string[]> {
    const requests = await Promise.all((await this.builds()).map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return [...new Set(paths.filter((path) => !HASHED.test(path)))];
  }

  /** Returns the cached builds, the newest first. */
  private async builds(): Promise<readonly string[]> {
    const others = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== this.name);
    return [this.name, ...others.reverse()];
  }
}
