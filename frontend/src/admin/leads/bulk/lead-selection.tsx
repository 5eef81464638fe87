import { createAsyncThunk } from '@reduxjs/toolkit';
import { useCallback, useMemo, useState } from 'react';
import type { ApiProblem } from '../../../shared/api/problem';
import { useToast } from '../../../shared/toasts/toast-provider';
import { call } from '../../api/api-call';
import { useAppDispatch } from '../../api/app-store';
import { authorizedJson } from '../../api/authorized-fetch';
import { problemMessage } from '../../api/problem';
import { Button } from '../../ui/button';
import { formatNumber, formatTotal } from '../../ui/format-number';
import { type LeadView, listQuery } from '../filters/lead-view';
import type { LeadListQuery, LeadPage } from '../lead/leads-api';
import './bulk.css';

const NONE: ReadonlySet<string> = new Set();

/** Clears the selection when `scope` (the list's filters) changes. Ignores a `select` that belongs to an old scope. */
export function useSelection(scope: string) {
  const [selection, setSelection] = useState({ scope, ids: NONE });
  if (selection.scope !== scope) setSelection({ scope, ids: NONE });
  const ids = selection.scope === scope ? selection.ids : NONE;
  const select = useCallback(
    (chosen: readonly string[], isSelected: boolean) =>
      setSelection((latest) => {
        if (latest.scope !== scope) return latest;
        const next = new Set(latest.ids);
        for (const id of chosen) isSelected ? next.add(id) : next.delete(id);
        return { scope, ids: next };
      }),
    [scope],
  );
  const clear = useCallback(() => setSelection((latest) => ({ ...latest, ids: NONE })), []);
  return useMemo(() => ({ ids, select, clear }), [ids, select, clear]);
}

interface SelectAllMatchingProps {
  readonly view: LeadView;
  readonly pagination: LeadPage['pagination'];
  readonly pageIds: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

/** Once every lead on the page is selected, offers to select the matching leads on all pages. */
export function SelectAllMatching({ view, pagination, pageIds, selected, onSelect }: SelectAllMatchingProps) {
  const [collecting, setCollecting] = useState(false);
  const dispatch = useAppDispatch();
  const showToast = useToast();
  const { totalItems: total, totalIsAtLeast } = pagination;
  const isOffered = total > pageIds.length && pageIds.every((id) => selected.has(id));
  if (!isOffered) return null;

  const reachable = Math.min(total, MAX_SELECTED);
  if (selected.size >= reachable) {
    return (
      <p className="select-all-matching" role="status">
        {total > MAX_SELECTED
          ? `The first ${formatNumber(MAX_SELECTED)} of ${formatTotal(total, totalIsAtLeast)} leads are selected, the most that you can change in one step.`
          : `All ${formatNumber(selected.size)} matching leads are selected.`}
      </p>
    );
  }
  const selectAll = async () => {
    const { page: _page, limit: _limit, ...query } = listQuery(view);
    setCollecting(true);
    const outcome = await dispatch(collectMatching(query));
    setCollecting(false);
    if (collectMatching.fulfilled.match(outcome)) onSelect(outcome.payload, true);
    else showToast('error', `The other leads could not be selected: ${problemMessage(outcome.payload)}`);
  };
  const others =
    total > MAX_SELECTED
      ? `Select the first ${formatNumber(MAX_SELECTED)} of ${formatTotal(total, totalIsAtLeast)} matching leads`
      : `Select all ${formatNumber(total)} matching leads`;
  return (
    <p className="select-all-matching" role="status">
      All {pageIds.length} leads on this page are selected.{' '}
      <Button small aria-disabled={collecting || undefined} onClick={() => !collecting && void selectAll()}>
        {collecting ? 'Selecting...' : others}
      </Button>
    </p>
  );
}

const MAX_SELECTED = 1000;
const PER_PAGE = 100;

/** Collects the ids of all leads that match a list query, in list order, up to {@link MAX_SELECTED}. */
export const collectMatching = createAsyncThunk<readonly string[], LeadListQuery, { rejectValue: ApiProblem }>(
  'leads/collectMatching',
  async (query, caller) => {
    // A set, because a new lead shifts the pages, and the same lead can then appear on two of them.
    const ids = new Set<string>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const request = call('get', '/api/leads', { query: { ...query, page, limit: PER_PAGE } });
      const outcome = await authorizedJson(request, caller);
      if ('problem' in outcome) return caller.rejectWithValue(outcome.problem);
      const { data, pagination } = outcome.data;
      for (const { _id } of data) ids.add(_id);
      pages = Math.min(pagination.totalPages, MAX_SELECTED / PER_PAGE);
    }
    return [...ids];
  },
);
