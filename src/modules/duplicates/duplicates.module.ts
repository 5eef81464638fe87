import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { DuplicateMatchingService } from './application/duplicate-matching.service.js';
import { LeadDuplicatesService } from './application/lead-duplicates.service.js';
import { DuplicateRepository } from './domain/duplicates.js';
import { CheckPersonController } from './http/check-person.controller.js';
import { LeadDuplicatesController } from './http/lead-duplicates.controller.js';
import { PostgresDuplicates } from './infrastructure/postgres-duplicates.js';

@Module({
  imports: [AuthModule, LeadsModule],
  controllers: [CheckPersonController, LeadDuplicatesController],
  providers: [
    DuplicateMatchingService,
    LeadDuplicatesService,
    { provide: DuplicateRepository, useClass: PostgresDuplicates },
  ],
})
export class DuplicatesModule {}
