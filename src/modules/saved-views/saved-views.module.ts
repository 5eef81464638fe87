import { Module } from '@nestjs/common';
import { SavedViewsService } from './application/saved-views.service.js';
import { SavedViewRepository } from './domain/saved-view.repository.js';
import { SavedViewsController } from './http/saved-views.controller.js';
import { PostgresSavedViewRepository } from './infrastructure/postgres-saved-view.repository.js';

@Module({
  controllers: [SavedViewsController],
  providers: [SavedViewsService, { provide: SavedViewRepository, useClass: PostgresSavedViewRepository }],
})
export class SavedViewsModule {}
