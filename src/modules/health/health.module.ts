import { Module } from '@nestjs/common';
import { DatabaseHealth } from '../../shared/database/database-health.js';
import { HealthController } from './http/health.controller.js';

@Module({ controllers: [HealthController], providers: [DatabaseHealth] })
export class HealthModule {}
