import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { FollowUpsController } from './follow-ups.controller.js';
import { FollowUpsService } from './follow-ups.service.js';
import { NextFollowUpController } from './next-follow-up.controller.js';

@Module({
  imports: [AuthModule, LeadsModule],
  controllers: [FollowUpsController, NextFollowUpController],
  providers: [FollowUpsService],
})
export class FollowUpsModule {}
