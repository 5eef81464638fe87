import { type DynamicModule, Module } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import type { Logger } from 'pino';
import { ENV, type Env } from './config/env.js';
import { LOGGER } from './config/logger.js';
import { databaseModules } from './database/connections.js';
import { HttpEdgeModule } from './http-edge/request-gates.js';
import { staticSite } from './http-edge/static-site.js';
import { ActivityModule } from './modules/activity/activity.module.js';
import { AssignmentModule } from './modules/assignment/assignment.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { ClientErrorsModule } from './modules/client-errors/client-errors.module.js';
import { DeletionModule } from './modules/deletion/deletion.module.js';
import { DuplicatesModule } from './modules/duplicates/duplicates.module.js';
import { ExportModule } from './modules/export/export.module.js';
import { FollowUpsModule } from './modules/follow-ups/follow-ups.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { IntakeModule } from './modules/intake/intake.module.js';
import { IntegrationsModule } from './modules/integrations/integrations.module.js';
import { LeadsModule } from './modules/leads/leads.module.js';
import { LiveModule } from './modules/live/live.module.js';
import { MessageTemplatesModule } from './modules/message-templates/message-templates.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { SavedViewsModule } from './modules/saved-views/saved-views.module.js';
import { StaffModule } from './modules/staff/staff.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { SharedModule } from './shared/shared.module.js';

@Module({})
export class AppModule {
  static with(env: Env, databaseUrl: string, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        {
          module: class SettingsModule {},
          global: true,
          providers: [
            { provide: ENV, useValue: env },
            { provide: LOGGER, useValue: logger },
          ],
          exports: [ENV, LOGGER],
        },
        ...databaseModules(databaseUrl, env.databaseReadUrl),
        SharedModule,
        HttpEdgeModule,
        AuthModule,
        IntakeModule,
        IntegrationsModule,
        LeadsModule,
        AssignmentModule,
        DuplicatesModule,
        DeletionModule,
        FollowUpsModule,
        LiveModule,
        NotificationsModule,
        ReportsModule,
        ActivityModule,
        ExportModule,
        StaffModule,
        UsersModule,
        MessageTemplatesModule,
        SavedViewsModule,
        HealthModule,
        ClientErrorsModule,
        ServeStaticModule.forRoot(...staticSite()),
      ],
    };
  }
}
