import { Module } from '@nestjs/common';
import { SavedViewRepository } from './saved-view.repository.js';
import { SavedViewsController } from './saved-views.controller.js';

@Module({ controllers: [SavedViewsController], providers: [SavedViewRepository] })
export class SavedViewsModule {}
