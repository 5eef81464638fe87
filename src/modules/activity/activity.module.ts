import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityRepository } from './activity.repository.js';

@Module({ imports: [AuthModule], controllers: [ActivityController], providers: [ActivityRepository] })
export class ActivityModule {}
