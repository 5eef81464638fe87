import { formatNumber, formatTotal } from '../format-number';
import type { PaginationProps } from './pagination';
import './lists.css';

interface ResultCountProps {
  /** Undefined while the first page is loading. */
  readonly page: Pick<PaginationProps, 'pagination' | 'rows'> | undefined;
}

/** How many results a list has: "17 leads", or "1–20 of 174 leads" if there are several pages. */
export function ResultCount({ page }: ResultCountProps) {
  return (
    <p className="result-count" role="status">
      {page && countWords(page)}
    </p>
  );
}

function countWords({ pagination, rows }: NonNullable<ResultCountProps['page']>) {
  const { currentPage, totalItems, pageSize } = pagination;
  const isAtLeast = 'totalIsAtLeast' in pagination && pagination.totalIsAtLeast === true;
  const total = `${formatTotal(totalItems, isAtLeast)} ${totalItems === 1 && !isAtLeast ? 'lead' : 'leads'}`;
  if (rows === 0 || (!isAtLeast && totalItems <= pageSize)) return total;
  const first = (currentPage - 1) * pageSize + 1;
  return `${formatNumber(first)}–${formatNumber(first + rows - 1)} of ${total}`;
}
