import { useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useAppDispatch } from '../../api/app-store';
import { problemMessage } from '../../api/problem';
import { Button } from '../../ui/button';
import { formatNumber, formatTotal } from '../../ui/format-number';
import { type LeadView, listQuery } from '../filters/lead-view';
import type { LeadPage } from '../lead/leads-api';
import { collectMatching, MAX_SELECTED } from './matching-leads';
import './select-all-matching.css';

interface SelectAllMatchingProps {
  readonly view: LeadView;
  /** How many leads the view holds on all its pages. */
  readonly pagination: LeadPage['pagination'];
  /** The leads of the page that is shown. */
  readonly pageIds: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

/** Once a whole page is ticked: the way to tick what the other pages hold. */
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
          ? `The first ${formatNumber(MAX_SELECTED)} of ${formatTotal(total, totalIsAtLeast)} leads are selected. That is as many as can be changed at once.`
          : `All ${formatNumber(selected.size)} leads that match are selected.`}
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
      ? `Select the first ${formatNumber(MAX_SELECTED)} of ${formatTotal(total, totalIsAtLeast)} that match`
      : `Select all ${formatNumber(total)} that match`;
  return (
    <p className="select-all-matching" role="status">
      All {pageIds.length} leads on this page are selected.{' '}
      <Button small aria-disabled={collecting || undefined} onClick={() => !collecting && void selectAll()}>
        {collecting ? 'Selecting...' : others}
      </Button>
    </p>
  );
}
