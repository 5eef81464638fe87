import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { StaffService } from './application/staff.service.js';
import { StaffRepository } from './domain/staff.repository.js';
import { UsersController } from './http/users.controller.js';
import { PostgresStaffRepository } from './infrastructure/postgres-staff.repository.js';

@Module({
  imports: [AuthModule, UsersModule],
  controllers: [UsersController],
  providers: [StaffService, { provide: StaffRepository, useClass: PostgresStaffRepository }],
})
export class StaffModule {}
