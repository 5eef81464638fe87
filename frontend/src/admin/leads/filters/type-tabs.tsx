import { isLeadType, LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import { type KeyboardEvent, useState } from 'react';
import { useUser } from '../../session/use-user';
import { formatNumber } from '../../ui/format-number';
import { leadTypeLabel } from '../lead/lead';
import { countOfType, useLeadStatsQuery, useLeadTypesQuery } from '../lead/leads-api';
import type { LeadView } from './lead-view';
import './type-tabs.css';

interface TypeTabsProps {
  /** The current tab, or null if a queue or a saved view is current instead. */
  readonly selected: LeadView['tab'] | null;
  readonly panelId: string;
  /** `sidebar` is vertical and hides types that have no leads behind a button. */
  readonly variant?: 'row' | 'strip' | 'sidebar';
  /** Whether to add a note that the counts ignore filters. */
  readonly isFiltered?: boolean;
  readonly onSelect: (tab: LeadView['tab']) => void;
}

export function TypeTabs({ selected, panelId, variant = 'row', isFiltered = false, onSelect }: TypeTabsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { data: stats } = useLeadStatsQuery();
  const { data: types } = useLeadTypesQuery();
  const access = useUser()?.leadTypeAccess;
  // Until the types load, use the lead access from sign-in, so that the tabs do not appear late and move the list.
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
  // The URL can contain a type that the user cannot see.
  const reachable = visibleTabs.some(({ tab }) => tab === selected) ? selected : 'all';
  const note = isFiltered ? 'Counts ignore filters' : undefined;

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
          {hiddenTabs.length === 1 ? 'Show 1 empty type' : `Show ${hiddenTabs.length} empty types`}
        </button>
      )}
    </div>
  );
}

/** Arrow keys, Home and End only move the focus. Enter or Space selects a tab. */
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
