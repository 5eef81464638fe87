import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsOptional, IsString, IsUUID, Matches, MaxLength, ValidateIf } from 'class-validator';
import { ChoicesField, FlagField, LineField } from '../../shared/http/fields.js';
import { UserRef, userRef } from '../users/http/user-ref.response.js';
import {
  inListOrder,
  LIST_COLUMNS,
  type ListColumn,
  type SavedView,
  type SavedViewContent,
  type ViewSettings,
  type ViewSettingsChanges,
} from './saved-view.js';

const MAX_QUERY_LENGTH = 2_000;
/** URLs percent-encode spaces and other scripts. */
const QUERY = /^[\x21-\x7e]*$/;
const EXAMPLE = 'status=new,contacted&dateRange=today';

/** An empty query is valid: a view without filters. */
const QueryText = ({ required }: { required: boolean }): PropertyDecorator =>
  applyDecorators(
    required ? IsDefined({ message: 'Query is required.' }) : IsOptional(),
    IsString({ message: 'Query must be text.' }),
    MaxLength(MAX_QUERY_LENGTH, { message: `Query can have at most ${MAX_QUERY_LENGTH} characters.` }),
    Matches(QUERY, { message: 'Query must be a URL-encoded query string.' }),
    ApiProperty({
      type: String,
      required,
      maxLength: MAX_QUERY_LENGTH,
      description: 'The query string of the view, without the question mark',
      example: EXAMPLE,
    }),
  );

const SharedField = (): PropertyDecorator =>
  FlagField({ label: 'Shared', description: 'Every user can see the view. Needs canEditAllLeads', example: false });

export class CreateViewDto {
  @LineField({ label: 'Name', required: true, example: 'New this week' })
  name: string;

  @QueryText({ required: true })
  query: string;

  @SharedField()
  shared?: boolean;
}

export class UpdateViewDto {
  @LineField({ label: 'Name', example: 'New this month' })
  name?: string;

  @QueryText({ required: false })
  query?: string;

  @SharedField()
  shared?: boolean;
}

export class SavedViewResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'New this week' })
  name: string;

  @ApiProperty({ example: EXAMPLE })
  query: string;

  @ApiProperty({ description: 'Whether every user can see the view' })
  shared: boolean;

  @ApiProperty({
    type: UserRef,
    nullable: true,
    description: 'The owner. Null for a shared view whose owner was deleted',
  })
  owner: UserRef | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class SavedViewListResponse {
  @ApiProperty({ type: [SavedViewResponse] })
  data: SavedViewResponse[];
}

export class SavedViewResult {
  @ApiProperty({ type: SavedViewResponse })
  data: SavedViewResponse;
}

export function viewResponse(view: SavedView): SavedViewResponse {
  const { id, name, query, shared, owner, createdAt, updatedAt } = view;
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { _id: id, name, query, shared, owner: userRef(owner), ...times };
}

export function viewContent({ name, query, shared = false }: CreateViewDto): SavedViewContent {
  return { name, query, shared };
}

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
      description: 'A view that you can see, or null for all leads',
      example: null,
    }),
  );

export class ChangeViewSettingsDto {
  @DefaultViewField()
  defaultView?: string | null;

  @ChoicesField(LIST_COLUMNS, {
    label: 'Columns',
    description:
      'The columns of your lead list, in addition to the contact and the actions. An empty list shows only those two',
    example: ['type', 'status', 'assignedTo'],
  })
  columns?: ListColumn[];
}

class ViewSettingsResponse {
  @ApiProperty({
    type: SavedViewResponse,
    nullable: true,
    description: 'The view that your dashboard opens with. Null for all leads',
  })
  defaultView: SavedViewResponse | null;

  @ApiProperty({
    enum: LIST_COLUMNS,
    isArray: true,
    description: 'The columns of your lead list. A view with its own columns overrides them',
  })
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
