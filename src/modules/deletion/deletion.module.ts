import { Module } from '@nestjs/common';
import { HourlyTasksService } from '../../shared/background-work.js';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { LeadBinService } from './application/lead-bin.service.js';
import { LeadErasureService } from './application/lead-erasure.service.js';
import { LeadBinController } from './http/lead-bin.controller.js';
import { LeadErasureController } from './http/lead-erasure.controller.js';
import { LeadBinRepository } from './infrastructure/lead-bin.repository.js';
import { LeadErasureRepository } from './infrastructure/lead-erasure.repository.js';

@Module({
  imports: [AuthModule, LeadsModule],
  controllers: [LeadBinController, LeadErasureController],
  providers: [LeadBinService, LeadBinRepository, LeadErasureService, LeadErasureRepository],
})
export class DeletionModule {
  constructor(tasks: HourlyTasksService, bin: LeadBinRepository) {
    tasks.add(() => bin.purgeExpired());
  }
}
