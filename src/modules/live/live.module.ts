import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { UsersModule } from '../users/users.module.js';
import { LeadPresenceService } from './application/lead-presence.service.js';
import { LiveLeadsService } from './application/live-leads.service.js';
import { LeadChangeFeed } from './domain/lead-change-feed.js';
import { LeadPresenceController } from './http/lead-presence.controller.js';
import { LiveLeadsController } from './http/live-leads.controller.js';
import { PostgresLeadChangeFeed } from './infrastructure/postgres-lead-change-feed.js';

@Module({
  imports: [AuthModule, LeadsModule, UsersModule],
  controllers: [LeadPresenceController, LiveLeadsController],
  providers: [LeadPresenceService, LiveLeadsService, { provide: LeadChangeFeed, useClass: PostgresLeadChangeFeed }],
})
export class LiveModule {}
