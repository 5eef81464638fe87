import { LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import type { KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../session/session-slice';
import { formatNumber } from '../../ui/format-number';
import { leadTypeLabel } from '../lead/lead-labels';
import { countOfType, useLeadStatsQuery, useLeadTypesQuery } from '../lead/leads-api';
import type { LeadView } from './lead-view';
import './type-tabs.css';

interface TypeTabsProps {
  readonly selected: LeadView['tab'];
  /** The id of what the tabs change. */
  readonly panelId: string;
  readonly onSelect: (tab: LeadView['tab']) => void;
}

/** All leads, one tab per type the user may see, and what a program probably sent. */
export function TypeTabs({ selected, panelId, onSelect }: TypeTabsProps) {
  const { data: stats } = useLeadStatsQuery();
  const { data: types } = useLeadTypesQuery();
  const access = useSelector(selectUser)?.leadTypeAccess;
  // Until the server has answered, what it said last: tabs that come late would push the list down.
  const shown = types?.accessibleTypes ?? LEAD_TYPE_NAMES.filter((type) => access?.[type]);
  const tabs: { tab: LeadView['tab']; label: string; count?: number | undefined }[] = [
    { tab: 'all', label: 'All Leads', count: stats?.total },
    ...shown.map((type) => ({
      tab: type,
      label: types?.definitions[type]?.label ?? leadTypeLabel(type),
      count: countOfType(stats, type),
    })),
    { tab: 'spam', label: 'Suspected spam', count: stats?.suspectedSpam },
  ];
  // The tab in the address may be of a type that this user may not see.
  const reachable = tabs.some(({ tab }) => tab === selected) ? selected : 'all';

  return (
    <div className="type-tabs" role="tablist" aria-label="Lead types" onKeyDown={moveFocus}>
      {tabs.map(({ tab, label, count }) => (
        <button
          key={tab}
          className="type-tabs__tab"
          type="button"
          role="tab"
          aria-selected={tab === selected}
          aria-controls={panelId}
          tabIndex={tab === reachable ? 0 : -1}
          onClick={() => onSelect(tab)}
        >
          {label} <span className="type-tabs__count">{count === undefined ? '' : formatNumber(count)}</span>
        </button>
      ))}
    </div>
  );
}

/** Arrow keys, Home and End go along the tabs; Enter or Space chooses. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const here = tabs.findIndex((tab) => tab.matches(':focus'));
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (here + 1) % tabs.length,
    ArrowLeft: (here - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[event.key];
  if (here < 0 || target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}
