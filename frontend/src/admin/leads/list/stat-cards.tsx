import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../ui/format-number';
import { type ChangeView, changedView, hasFilters, type LeadView, listAddress } from '../filters/lead-view';
import type { LeadStatus } from '../lead/lead';
import { useLeadStatsQuery } from '../lead/leads-api';
import './stat-cards.css';

const CARDS = [
  ['total', 'Total Leads', null],
  ['newLeads', 'New Leads', 'new'],
  ['contacted', 'Contacted', 'contacted'],
  ['converted', 'Converted', 'converted'],
] as const satisfies readonly (readonly [string, string, LeadStatus | null])[];

interface StatCardsProps {
  readonly view: LeadView;
  readonly onChange: ChangeView;
}

/** Counts of all visible leads. A card sets the status of the list and keeps the other filters. */
export function StatCards({ view, onChange }: StatCardsProps) {
  const { data: stats } = useLeadStatsQuery();
  const note = hasFilters(view) ? 'Counts ignore filters' : undefined;
  return (
    <nav className="stat-cards" aria-label="Leads by status">
      {CARDS.map(([name, label, status]) => {
        const change: Partial<LeadView> = {
          status: status ? [status] : [],
          closeReason: '',
          // The counts do not include suspected spam.
          ...(view.tab === 'spam' && { tab: 'all' }),
        };
        const show = (event: MouseEvent) => {
          // A new tab or window opens by the link itself.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onChange(change);
        };
        return (
          <Link
            className="stat-cards__card"
            key={name}
            to={listAddress(changedView(view, change))}
            aria-current={isShown(view, status) || undefined}
            title={note}
            onClick={show}
          >
            <span className="stat-cards__count">{stats ? formatNumber(stats[name]) : '–'}</span>{' '}
            <span className="stat-cards__label">{label}</span>
          </Link>
        );
      })}
    </nav>
  );
}

function isShown({ status, tab }: LeadView, shown: LeadStatus | null): boolean {
  return tab !== 'spam' && status.join() === (shown ?? '');
}
