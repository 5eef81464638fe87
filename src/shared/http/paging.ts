import { ApiCount, WholeNumberField } from './fields.js';

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
  @ApiCount('The page that this is, from 1', 1)
  currentPage: number;

  @ApiCount('How many pages there are; 0 where there is nothing', 12)
  totalPages: number;

  @ApiCount('How many rows all pages have together, exactly', 231)
  totalItems: number;

  @ApiCount('How many rows a page has at most', DEFAULT_PAGE_SIZE)
  pageSize: number;
}

export function offsetOf({ page, limit }: PageQuery): { offset: number; limit: number } {
  return { offset: (page - 1) * limit, limit };
}

export function paginationOf({ page, limit }: PageQuery, totalItems: number): Pagination {
  return { currentPage: page, totalPages: Math.ceil(totalItems / limit), totalItems, pageSize: limit };
}
