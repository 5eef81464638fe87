import { Module } from '@nestjs/common';
import { SavedViews } from './application/saved-views.service.js';
import { SavedViewRepository } from './domain/saved-view.repository.js';
import { SavedViewsController } from './http/saved-views.controller.js';
import { TypeormSavedViewRepository } from './infrastructure/postgres-saved-view.repository.js';

@Module({
  controllers: [SavedViewsController],
  providers: [SavedViews, { provide: SavedViewRepository, useClass: TypeormSavedViewRepository }],
})
export class ViewsModule {}
