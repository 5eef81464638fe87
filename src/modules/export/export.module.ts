import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { LeadExportService } from './application/lead-export.service.js';
import { ExportController } from './http/export.controller.js';

@Module({ imports: [LeadsModule], controllers: [ExportController], providers: [LeadExportService] })
export class ExportModule {}
