import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { LeadExport } from './application/lead-export.service.js';
import { ExportController } from './http/export.controller.js';

@Module({ imports: [LeadsModule], controllers: [ExportController], providers: [LeadExport] })
export class ExportModule {}
