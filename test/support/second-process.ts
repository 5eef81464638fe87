import type { Env } from '../../src/config/env.js';
import type { Api } from './api.js';
import { createBuiltApp } from './built-server.js';

/** A second application on the database of `api`, with its own connections and batches, like another process. */
export async function startBeside(
  api: Api,
  settings: Partial<Env> = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const app = await createBuiltApp(settings, api.databaseUrl);
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), close: () => app.close() };
}
