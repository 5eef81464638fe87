import { ApiCount, WholeNumberField } from './fields.js';

export const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

export interface PageQuery {
  readonly page: number;
  readonly limit: number;
}

export const PageField = (): PropertyDecorator =>
  WholeNumberField({ min: 1, max: 10_000_000 }, { label: 'Page', description: 'Page number, from 1', default: 1 });

export const LimitField = (): PropertyDecorator =>
  WholeNumberField(
    { min: 1, max: MAX_PAGE_SIZE },
    { label: 'Limit', description: 'Rows per page', default: DEFAULT_PAGE_SIZE },
  );

export class Pagination {
  @ApiCount('Current page, from 1', 1)
  currentPage: number;

  @ApiCount('Number of pages; 0 if there are no rows', 12)
  totalPages: number;

  @ApiCount('Exact number of rows on all pages', 231)
  totalItems: number;

  @ApiCount('Maximum number of rows per page', DEFAULT_PAGE_SIZE)
  pageSize: number;
}

export function offsetOf({ page, limit }: PageQuery): { offset: number; limit: number } {
  return { offset: (page - 1) * limit, limit };
}

export function paginationOf({ page, limit }: PageQuery, totalItems: number): Pagination {
  return { currentPage: page, totalPages: Math.ceil(totalItems / limit), totalItems, pageSize: limit };
}
