import { type Env, readEnv } from '../../src/config/env.js';
import { createApp } from '../../src/configure-app.js';
import type { Api } from './api.js';

/** The application a second time on the database of `api`, with connections and batches of its own, as another process has. */
export async function startBeside(
  api: Api,
  settings: Partial<Env> = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const env: Env = {
    ...readEnv({ LOG_LEVEL: 'silent' }),
    jwtSecret: 'a secret that only the tests sign with',
    leadsPerMinute: 0,
    loginsPer15Minutes: 0,
    clientErrorsPerMinute: 0,
    staffWritesPerMinute: 0,
    ...settings,
  };
  const app = await createApp(env, api.databaseUrl);
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), close: () => app.close() };
}
