import { createBuiltApp } from './built-server.js';
import { createTestDatabase } from './test-database.js';

export interface ServedSite {
  /** The public address in the pages. Requests to it go to the server under test. */
  readonly publicUrl: string;
  /** Requests an absolute or relative address of the site. Does not follow redirects. */
  get(address: string): Promise<Response>;
  close(): Promise<void>;
}

/** The built product on its own database, for tests of its responses that need no browser. */
export async function serveSite(): Promise<ServedSite> {
  const database = await createTestDatabase();
  const app = await createBuiltApp({}, database.url);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const robots = await fetch(`${url}/robots.txt`).then((response) => response.text());
  const publicUrl = new URL(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '').origin;
  return {
    publicUrl,
    get: (address) => {
      const { pathname, search } = new URL(address, publicUrl);
      return fetch(url + pathname + search, { redirect: 'manual' });
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
