import { ApiProperty } from '@nestjs/swagger';
import { WholeNumberField } from './fields.js';

export const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** The page a list call asks for. */
export interface PageQuery {
  readonly page: number;
  readonly limit: number;
}

export const PageField = (): PropertyDecorator =>
  WholeNumberField({ min: 1, max: 10_000_000 }, { label: 'Page', description: 'The page, from 1', default: 1 });

export const LimitField = (): PropertyDecorator =>
  WholeNumberField(
    { min: 1, max: MAX_PAGE_SIZE },
    { label: 'Limit', description: 'Rows a page', default: DEFAULT_PAGE_SIZE },
  );

export class Pagination {
  @ApiProperty({ example: 1 })
  currentPage: number;

  @ApiProperty({ example: 12 })
  totalPages: number;

  @ApiProperty({ example: 231, description: 'Exact' })
  totalItems: number;

  @ApiProperty({ example: DEFAULT_PAGE_SIZE })
  pageSize: number;
}

export function offsetOf({ page, limit }: PageQuery): { offset: number; limit: number } {
  return { offset: (page - 1) * limit, limit };
}

export function paginationOf({ page, limit }: PageQuery, totalItems: number): Pagination {
  return { currentPage: page, totalPages: Math.ceil(totalItems / limit), totalItems, pageSize: limit };
}
