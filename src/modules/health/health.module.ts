import { Module } from '@nestjs/common';
import { DatabaseHealth } from '../../shared/database/database-health.js';
import { Draining } from './application/draining.js';
import { HealthController } from './http/health.controller.js';

@Module({ controllers: [HealthController], providers: [DatabaseHealth, Draining] })
export class HealthModule {}
