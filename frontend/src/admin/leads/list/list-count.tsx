import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../api/app-store';
import { ResultCount } from '../../ui/lists/result-count';
import { boardQuery, boardStatuses, type LeadView, listQuery, useDebouncedView } from '../filters/lead-view';
import { leadsApi } from '../lead/leads-api';

/** The number of leads in the current list. Keeps the last number while another list loads. */
export function ListCount({ view }: { readonly view: LeadView }) {
  const { data } = leadsApi.endpoints.leads.useQueryState(listQuery(useDebouncedView(view)));
  return <ResultCount page={data && { pagination: data.pagination, rows: data.data.length }} />;
}

/** The number of leads on the board, from the first pages of its columns. */
export function BoardCount({ view }: { readonly view: LeadView }) {
  const settled = useDebouncedView(view);
  const selectors = useMemo(
    () => boardStatuses(settled).map((status) => leadsApi.endpoints.leads.select(boardQuery(settled, status, 1))),
    [settled],
  );
  const pages = useAppSelector((state) => selectors.map((select) => select(state).data?.pagination), shallowEqual);
  const known = pages.flatMap((page) => page ?? []);
  const totalItems = known.reduce((sum, page) => sum + page.totalItems, 0);
  const totalIsAtLeast = known.some((page) => page.totalIsAtLeast);
  const pagination = { currentPage: 1, totalPages: 1, pageSize: totalItems, totalItems, totalIsAtLeast };
  return <ResultCount page={known.length === pages.length ? { pagination, rows: 0 } : undefined} />;
}
