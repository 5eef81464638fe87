import { isLeadType, LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import { type KeyboardEvent, useState } from 'react';
import { useUser } from '../../session/use-user';
import { formatNumber } from '../../ui/format-number';
import { leadTypeLabel } from '../lead/lead';
import { countOfType, useLeadStatsQuery, useLeadTypesQuery } from '../lead/leads-api';
import type { LeadView } from './lead-view';
import './type-tabs.css';

interface TypeTabsProps {
  /** Null if something else is marked as the list on the screen. */
  readonly selected: LeadView['tab'] | null;
  /** The id of what the tabs change. */
  readonly panelId: string;
  /** A row, the end of a strip, or the foot of the queue sidebar, where types without leads are folded away. */
  readonly variant?: 'row' | 'strip' | 'sidebar';
  /** Filters are in force, which the counts leave out: they say so then. */
  readonly isFiltered?: boolean;
  readonly onSelect: (tab: LeadView['tab']) => void;
}

/** All leads, one tab per type the user may see, and what a program probably sent. */
export function TypeTabs({ selected, panelId, variant = 'row', isFiltered = false, onSelect }: TypeTabsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { data: stats } = useLeadStatsQuery();
  const { data: types } = useLeadTypesQuery();
  const access = useUser()?.leadTypeAccess;
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
  const isFoldable = ({ tab, count }: (typeof tabs)[number]) => count === 0 && tab !== selected && isLeadType(tab);
  const hiddenTabs = variant === 'sidebar' && !isUnfolded ? tabs.filter(isFoldable) : [];
  const visibleTabs = tabs.filter((each) => !hiddenTabs.includes(each));
  // The tab in the address may be of a type that this user may not see.
  const reachable = visibleTabs.some(({ tab }) => tab === selected) ? selected : 'all';
  const note = isFiltered ? 'All leads, filters aside' : undefined;

  return (
    <div className={`type-tabs type-tabs--${variant}`}>
      {variant === 'sidebar' && (
        <p className="type-tabs__title">Lead types {note && <span className="type-tabs__note">{note}</span>}</p>
      )}
      <div
        className="type-tabs__list"
        role="tablist"
        aria-label="Lead types"
        aria-orientation={variant === 'sidebar' ? 'vertical' : undefined}
        onKeyDown={moveFocus}
      >
        {visibleTabs.map(({ tab, label, count }) => (
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
            {label}{' '}
            <span className="type-tabs__count" title={note}>
              {count === undefined ? '' : formatNumber(count)}
            </span>
          </button>
        ))}
      </div>
      {hiddenTabs.length > 0 && (
        <button className="type-tabs__more" type="button" onClick={() => setUnfolded(true)}>
          {hiddenTabs.length} without leads
        </button>
      )}
    </div>
  );
}

/** The arrow keys, Home and End go along the tabs; Enter or Space chooses. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.children].filter((tab) => tab instanceof HTMLElement);
  const here = tabs.findIndex((tab) => tab.matches(':focus'));
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (here + 1) % tabs.length,
    ArrowDown: (here + 1) % tabs.length,
    ArrowLeft: (here - 1 + tabs.length) % tabs.length,
    ArrowUp: (here - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[event.key];
  if (here < 0 || target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}
