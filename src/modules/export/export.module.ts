import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeadExportService } from './application/lead-export.service.js';
import { LeadExportSource } from './domain/lead-export-source.js';
import { ExportController } from './http/export.controller.js';
import { PostgresLeadExport } from './infrastructure/postgres-lead-export.js';

@Module({
  imports: [AuthModule],
  controllers: [ExportController],
  providers: [LeadExportService, { provide: LeadExportSource, useClass: PostgresLeadExport }],
})
export class ExportModule {}
