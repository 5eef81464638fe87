import { useEffect } from 'react';
import type { ApiProblem } from '../../../shared/api/problem';
import type { components } from '../../../shared/api/schema';
import { isUnreachable } from '../../api/problem';

/** What the query of a list says of the page that is asked for now. */
interface PagedAnswer {
  /** Undefined until that very page came; never what an earlier one held. */
  readonly currentData?:
    | {
        readonly data: readonly unknown[];
        readonly pagination: components['schemas']['LeadListPagination'] | components['schemas']['Pagination'];
      }
    | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** Whether a failure takes the place of the rows. Without a connection the banner says so, and known rows are worth more than none. */
export function hasListFailed({ currentData, error, isFetching }: PagedAnswer): boolean {
  if (!error || isFetching) return false;
  return currentData === undefined || !isUnreachable(error as ApiProblem);
}

/** Goes back to the last page there is where the address names one after it. */
export function useExistingPage(
  { currentData, isFetching }: PagedAnswer,
  page: number,
  changeView: (change: { readonly page: number }, history: { readonly replace: boolean }) => void,
): void {
  const last = isFetching || !currentData ? undefined : lastPage(currentData);
  useEffect(() => {
    // In its place: Back must not lead to it again.
    if (last !== undefined && page > last) changeView({ page: last }, { replace: true });
  }, [last, page, changeView]);
}

/** Past those that were counted, a page that has rows is there. */
function lastPage({ data, pagination }: NonNullable<PagedAnswer['currentData']>): number {
  const isUncounted = 'totalIsAtLeast' in pagination && pagination.totalIsAtLeast && data.length > 0;
  return isUncounted ? pagination.currentPage : Math.max(1, pagination.totalPages);
}
