import { Module } from '@nestjs/common';
import { ClientErrorsController } from './http/client-errors.controller.js';

@Module({ controllers: [ClientErrorsController] })
export class ClientErrorsModule {}
