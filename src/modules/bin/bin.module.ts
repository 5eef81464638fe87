import { Module } from '@nestjs/common';
import { HourlyTasksService } from '../../shared/hourly-tasks.service.js';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { LeadBinController } from './lead-bin.controller.js';
import { LeadBinRepository } from './lead-bin.repository.js';
import { LeadBinService } from './lead-bin.service.js';

@Module({
  imports: [AuthModule, LeadsModule],
  controllers: [LeadBinController],
  providers: [LeadBinService, LeadBinRepository],
})
export class BinModule {
  constructor(tasks: HourlyTasksService, bin: LeadBinRepository) {
    tasks.add(() => bin.purgeExpired());
  }
}
