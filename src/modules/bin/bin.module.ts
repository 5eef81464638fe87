import { Module } from '@nestjs/common';
import { HourlyTasksService } from '../../shared/hourly-tasks.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { LeadBinService } from './application/lead-bin.service.js';
import { LeadBin } from './domain/lead-bin.js';
import { LeadBinController } from './http/lead-bin.controller.js';
import { PostgresLeadBin } from './infrastructure/postgres-lead-bin.js';

@Module({
  imports: [AuthModule, LeadsModule],
  controllers: [LeadBinController],
  providers: [LeadBinService, { provide: LeadBin, useClass: PostgresLeadBin }],
})
export class BinModule {
  constructor(tasks: HourlyTasksService, bin: LeadBin) {
    tasks.add(() => bin.purgeExpired());
  }
}
