import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { AppModule } from '../../src/app.module.js';
import type { EnvSettings } from '../../src/config/env.js';
import { migrate } from '../../src/database/data-source.js';
import { requireGoodAdminPassword } from '../../src/modules/users/application/admin-password.js';
import { FirstAdministratorService } from '../../src/modules/users/application/first-administrator.service.js';

/**
 * Creates the first administrator, as the first start of the server does. This must happen before the demo users exist,
 * because the server creates an administrator only if there are no users. Returns null if there are users already.
 */
export async function ensureFirstAdministrator(databaseUrl: string, settings: EnvSettings) {
  await requireGoodAdminPassword(settings);
  await migrate(databaseUrl);
  const env = { ...settings, jwtSecret: 'signs nothing while a demo is loaded' };
  const context = await NestFactory.createApplicationContext(
    AppModule.with(env, databaseUrl, pino({ level: 'silent' })),
    { logger: false },
  );
  try {
    return await context
      .get(FirstAdministratorService, { strict: false })
      .ensure(settings.adminEmail, settings.adminPassword);
  } finally {
    await context.close();
  }
}
