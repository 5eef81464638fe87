import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { FollowUpsController, NextFollowUpController } from './follow-ups.controller.js';
import { FollowUpsService } from './follow-ups.service.js';

@Module({
  imports: [AuthModule, LeadsModule],
  controllers: [FollowUpsController, NextFollowUpController],
  providers: [FollowUpsService],
})
export class FollowUpsModule {}
