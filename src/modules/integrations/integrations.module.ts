import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ApiKeysService } from './application/api-keys.service.js';
import { ApiKeysController } from './http/api-keys.controller.js';

@Module({
  imports: [AuthModule],
  controllers: [ApiKeysController],
  providers: [ApiKeysService],
})
export class IntegrationsModule {}
