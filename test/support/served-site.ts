import { spawnServer } from './server-process.js';
import { createTestDatabase } from './test-database.js';

export interface ServedSite {
  /** Where the pages say that they stand. What leads there is asked of the server under test. */
  readonly publicUrl: string;
  /** What an address of the site, absolute or not, answers. A redirect is an answer too. */
  get(address: string): Promise<Response>;
  close(): Promise<void>;
}

/** The built product on a database of its own, for tests that read what it serves and need no browser. */
export async function serveSite(): Promise<ServedSite> {
  const database = await createTestDatabase();
  const server = spawnServer({
    DATABASE_URL: database.url,
    JWT_SECRET: 'a secret that only the tests of the served site sign with',
    ADMIN_PASSWORD: 'A-password-nobody-uses-7',
  });
  const url = await server.ready();
  const robots = await fetch(`${url}/robots.txt`).then((response) => response.text());
  const publicUrl = new URL(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '').origin;
  return {
    publicUrl,
    get: (address) => {
      const { pathname, search } = new URL(address, publicUrl);
      return fetch(url + pathname + search, { redirect: 'manual' });
    },
    close: async () => {
      server.child.kill('SIGTERM');
      await server.ended();
      await database.drop();
    },
  };
}
