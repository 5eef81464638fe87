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
/** Spaces and other scripts are percent-encoded in an address. */
const QUERY = /^[\x21-\x7e]*$/;
const EXAMPLE = 'status=new,contacted&dateRange=today';

/** Empty is the dashboard as it opens, so it is kept as it is. */
const QueryText = ({ required }: { required: boolean }): PropertyDecorator =>
  applyDecorators(
    required ? IsDefined({ message: 'Query is required.' }) : IsOptional(),
    IsString({ message: 'Query must be text.' }),
    MaxLength(MAX_QUERY_LENGTH, { message: `Query can have at most ${MAX_QUERY_LENGTH} characters.` }),
    Matches(QUERY, { message: 'Query must be the query of an address, encoded.' }),
    ApiProperty({
      type: String,
      required,
      maxLength: MAX_QUERY_LENGTH,
      description: "The query of the view's address, without the question mark",
      example: EXAMPLE,
    }),
  );

const SharedField = (): PropertyDecorator =>
  FlagField({ label: 'Shared', description: 'Everybody sees it; needs canEditAllLeads', example: false });

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

  @ApiProperty({ description: 'Whether everybody sees it' })
  shared: boolean;

  @ApiProperty({
    type: UserRef,
    nullable: true,
    description: 'Whose it is; null for a shared one that its owner has left',
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

/** A new view is one's own unless it says otherwise. */
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
