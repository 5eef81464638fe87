import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Env, readEnv } from '../../src/config/env.js';
import { ADMIN } from './admin.js';

type FirstAdministrator = typeof import('../../src/modules/users/application/first-administrator.service.js');

declare global {
  /** Imports a module from `dist/server`, by its path in that folder. */
  var importBuilt: <Module>(path: string) => Promise<Module>;
}

/** Used by every application whose settings have no secret. */
const JWT_SECRET = 'a secret that only the tests sign with';

/** The real application, not yet listening. It has no rate limits unless `settings` contain them. */
export async function createBuiltApp(
  settings: Partial<Env>,
  databaseUrl: string,
  options?: { requestTimeoutMs: number },
): Promise<NestFastifyApplication> {
  const { createApp } = await importBuilt<typeof import('../../src/configure-app.js')>('src/configure-app.js');
  const env: Env = {
    ...readEnv({ LOG_LEVEL: 'silent' }),
    jwtSecret: JWT_SECRET,
    leadsPerMinute: 0,
    loginsPer15Minutes: 0,
    clientErrorsPerMinute: 0,
    staffWritesPerMinute: 0,
    ...settings,
  };
  return createApp(env, databaseUrl, options);
}

export async function ensureAdministrator(app: NestFastifyApplication): Promise<void> {
  const { FirstAdministratorService } = await importBuilt<FirstAdministrator>(
    'src/modules/users/application/first-administrator.service.js',
  );
  await app.get(FirstAdministratorService, { strict: false }).ensure(ADMIN.email, ADMIN.password);
}
