import { Module } from '@nestjs/common';
import { DatabaseHealth } from '../../shared/database/database-health.js';
import { DrainingService } from './draining.service.js';
import { HealthController } from './health.controller.js';

@Module({ controllers: [HealthController], providers: [DatabaseHealth, DrainingService] })
export class HealthModule {}
