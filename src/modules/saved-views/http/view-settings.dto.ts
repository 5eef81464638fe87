import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsUUID, ValidateIf } from 'class-validator';
import { ChoicesField } from '../../../shared/http/fields.js';
import {
  inListOrder,
  LIST_COLUMNS,
  type ListColumn,
  type ViewSettings,
  type ViewSettingsChanges,
} from '../domain/view-settings.js';
import { SavedViewResponse, viewResponse } from './saved-view.dto.js';

const DefaultViewField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === '' ? null : value)),
    ValidateIf((_, value) => value !== null && value !== undefined),
    IsUUID('all', { message: "Default view must be a view's id, or null." }),
    ApiProperty({
      type: String,
      format: 'uuid',
      nullable: true,
      required: false,
      description: 'A view that you see, or null for all leads',
      example: null,
    }),
  );

export class ChangeViewSettingsDto {
  @DefaultViewField()
  defaultView?: string | null;

  @ChoicesField(LIST_COLUMNS, {
    label: 'Columns',
    description: 'The columns of your list besides the contact and the actions; an empty list shows only those',
    example: ['type', 'status', 'assignedTo'],
  })
  columns?: ListColumn[];
}

class ViewSettingsResponse {
  @ApiProperty({
    type: SavedViewResponse,
    nullable: true,
    description: 'With what your dashboard opens; null for all leads',
  })
  defaultView: SavedViewResponse | null;

  @ApiProperty({ enum: LIST_COLUMNS, isArray: true, description: 'Those that a view brings along come before them' })
  columns: ListColumn[];
}

export class ViewSettingsResult {
  @ApiProperty({ type: ViewSettingsResponse })
  data: ViewSettingsResponse;
}

export function settingsChanges({ defaultView, columns }: ChangeViewSettingsDto): ViewSettingsChanges {
  return { ...(defaultView !== undefined && { defaultView }), ...(columns && { columns: inListOrder(columns) }) };
}

export function settingsResponse({ defaultView, columns }: ViewSettings): ViewSettingsResponse {
  return { defaultView: defaultView && viewResponse(defaultView), columns: [...columns] };
}
