import { Module } from '@nestjs/common';
import { HourlyTasksService } from '../../shared/background-work.js';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { LeadBinService, LeadErasureService } from './application/deletion.service.js';
import { LeadBinController, LeadErasureController } from './http/deletion.controller.js';
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
