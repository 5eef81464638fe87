import type { components } from '../../../shared/api/schema';
import { Button } from '../button';
import { formatNumber, formatTotal } from '../format-number';
import { pageWindow } from './page-window';
import './pagination.css';

interface PaginationProps {
  readonly pagination: components['schemas']['LeadListPagination'] | components['schemas']['Pagination'];
  /** How many rows this page has. */
  readonly rows: number;
  readonly onPage: (page: number) => void;
}

/** Stands under a list of more than one page. */
export function Pagination({ pagination, rows, onPage }: PaginationProps) {
  const { currentPage, totalItems, pageSize } = pagination;
  const isAtLeast = 'totalIsAtLeast' in pagination && pagination.totalIsAtLeast === true;
  // Of pages that nobody counted, the one after a full page may be there.
  const next = isAtLeast && rows === pageSize ? currentPage + 1 : currentPage;
  const totalPages = Math.max(pagination.totalPages, next);
  if (totalPages <= 1) return null;
  const first = (currentPage - 1) * pageSize + 1;
  const last = isAtLeast ? first + rows - 1 : Math.min(currentPage * pageSize, totalItems);
  return (
    <nav className="pagination" aria-label="Pages">
      <p className="pagination__range">
        Showing {formatNumber(first)} to {formatNumber(last)} of {formatTotal(totalItems, isAtLeast)} results
      </p>
      <div className="pagination__pages">
        <Button small disabled={currentPage === 1} onClick={() => onPage(currentPage - 1)}>
          Previous
        </Button>
        {pageWindow(currentPage, totalPages).map((page) => (
          <Button
            key={page}
            small
            className="pagination__page"
            aria-label={`Page ${formatNumber(page)}`}
            aria-current={page === currentPage ? 'page' : undefined}
            onClick={() => onPage(page)}
          >
            {formatNumber(page)}
          </Button>
        ))}
        <Button small disabled={currentPage >= totalPages} onClick={() => onPage(currentPage + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
