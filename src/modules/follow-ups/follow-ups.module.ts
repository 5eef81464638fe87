import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { FollowUpsService } from './application/follow-ups.service.js';
import { FollowUpsController } from './http/follow-ups.controller.js';

@Module({ imports: [AuthModule, LeadsModule], controllers: [FollowUpsController], providers: [FollowUpsService] })
export class FollowUpsModule {}
