import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiProblem } from '../../../shared/api/problem';
import type { components } from '../../../shared/api/schema';
import { isUnreachable } from '../../api/problem';
import { Button } from '../button';
import { formatNumber, formatTotal } from '../format-number';
import './lists.css';

export interface PaginationProps {
  readonly pagination: components['schemas']['LeadListPagination'] | components['schemas']['Pagination'];
  readonly rows: number;
  readonly onPage: (page: number) => void;
  /** Called when the user hovers over or focuses Previous or Next, so that the page can be prefetched. */
  readonly onPoint?: (page: number) => void;
}

export function Pagination({ pagination, rows, onPage, onPoint }: PaginationProps) {
  const { currentPage, totalItems, pageSize } = pagination;
  const isAtLeast = 'totalIsAtLeast' in pagination && pagination.totalIsAtLeast === true;
  // If the total is not exact, a full page is probably followed by another page.
  const next = isAtLeast && rows === pageSize ? currentPage + 1 : currentPage;
  const totalPages = Math.max(pagination.totalPages, next);
  if (totalPages <= 1) return null;
  const first = (currentPage - 1) * pageSize + 1;
  const turn = { of: totalPages, onPage, onPoint };
  const last = isAtLeast ? first + rows - 1 : Math.min(currentPage * pageSize, totalItems);
  return (
    <nav className="pagination" aria-label="Pages">
      <p className="pagination__range">
        Showing {formatNumber(first)} to {formatNumber(last)} of {formatTotal(totalItems, isAtLeast)} results
      </p>
      <div className="pagination__pages">
        <PageButton label="Previous" page={currentPage - 1} {...turn} />
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
        <PageButton label="Next" page={currentPage + 1} {...turn} />
      </div>
    </nav>
  );
}

interface PageButtonProps extends Pick<PaginationProps, 'onPage' | 'onPoint'> {
  readonly label: string;
  readonly page: number;
  readonly of: number;
}

function PageButton({ label, page, of, onPage, onPoint }: PageButtonProps) {
  const isPointedAt = useRef(false);
  const isThere = page >= 1 && page <= of;
  const announce = (pointedAt: number) => {
    if (isThere) onPoint?.(pointedAt);
  };
  const announceTurn = useEffectEvent(announce);
  const point = () => {
    // Clicking a hovered button also focuses it, but `onPoint` must be called only once.
    if (!isPointedAt.current) announce(page);
    isPointedAt.current = true;
  };
  const leave = () => {
    isPointedAt.current = false;
  };
  // After a click, the pointer stays on the button, so no event says that the button now leads to another page.
  useEffect(() => {
    if (isPointedAt.current) announceTurn(page);
  }, [page]);
  return (
    <Button
      small
      disabled={!isThere}
      onClick={() => onPage(page)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {label}
    </Button>
  );
}

const WINDOW = 5;

export function pageWindow(currentPage: number, totalPages: number): number[] {
  const length = Math.min(WINDOW, totalPages);
  const first = Math.max(1, Math.min(currentPage - Math.floor(WINDOW / 2), totalPages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

interface PagedAnswer {
  /** Undefined until the requested page has loaded. Never contains the rows of another page. */
  readonly currentData?:
    | {
        readonly data: readonly unknown[];
        readonly pagination: components['schemas']['LeadListPagination'] | components['schemas']['Pagination'];
      }
    | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** Whether to show an error instead of the rows. If the server is unreachable, loaded rows stay visible. */
export function hasListFailed({ currentData, error, isFetching }: PagedAnswer): boolean {
  if (!error || isFetching) return false;
  return currentData === undefined || !isUnreachable(error as ApiProblem);
}

/** Goes to the last page if the page in the URL does not exist. */
export function useExistingPage(
  { currentData, isFetching }: PagedAnswer,
  page: number,
  changeView: (change: { readonly page: number }, history: { readonly replace: boolean }) => void,
): void {
  const last = isFetching || !currentData ? undefined : lastPage(currentData);
  useEffect(() => {
    // With `replace`, Back does not return to the page that does not exist.
    if (last !== undefined && page > last) changeView({ page: last }, { replace: true });
  }, [last, page, changeView]);
}

/** Returns the last counted page, or the current page if counting stopped at a limit and the page has rows. */
function lastPage({ data, pagination }: NonNullable<PagedAnswer['currentData']>): number {
  const isUncounted = 'totalIsAtLeast' in pagination && pagination.totalIsAtLeast && data.length > 0;
  return isUncounted ? pagination.currentPage : Math.max(1, pagination.totalPages);
}
