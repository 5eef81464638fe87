import { isLeadType, LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import { type KeyboardEvent, useId, useState } from 'react';
import { useUser } from '../../session/use-user';
import { Select } from '../../ui/fields/fields';
import { formatNumber } from '../../ui/format-number';
import { Icon } from '../../ui/icon';
import { leadTypeLabel } from '../lead/lead';
import { countOfType, useLeadStatsQuery, useLeadTypesQuery } from '../lead/leads-api';
import type { LeadView } from './lead-view';
import './type-tabs.css';

type Tab = LeadView['tab'];

interface TypeTabsProps {
  /** The current tab, or null if a queue or a saved view is current instead. */
  readonly selected: Tab | null;
  readonly panelId: string;
  /** `sidebar` is vertical, can be folded, and hides types that have no leads behind a button. */
  readonly variant?: 'row' | 'sidebar';
  /** Whether to add a note that the counts ignore filters. */
  readonly isFiltered?: boolean;
  readonly onSelect: (tab: Tab) => void;
}

export function TypeTabs({ selected, panelId, variant = 'row', isFiltered = false, onSelect }: TypeTabsProps) {
  const isSidebar = variant === 'sidebar';
  const [isUnfolded, setUnfolded] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const listId = useId();
  const tabs = useTypeTabs();
  const isEmptyType = ({ tab, count }: TypeTab) => count === 0 && tab !== selected && isLeadType(tab);
  const emptyTabs = isSidebar && !isUnfolded ? tabs.filter(isEmptyType) : [];
  // A folded list keeps the current type in sight.
  const visibleTabs = isFolded
    ? tabs.filter(({ tab }) => tab === (selected ?? 'all'))
    : tabs.filter((each) => !emptyTabs.includes(each));
  // The URL can contain a type that the user cannot see.
  const reachable = visibleTabs.some(({ tab }) => tab === selected) ? selected : 'all';
  const note = isFiltered ? 'Counts ignore filters' : undefined;

  return (
    <div className={`type-tabs type-tabs--${variant}`}>
      {isSidebar && (
        <>
          <button
            className="type-tabs__title"
            type="button"
            aria-expanded={!isFolded}
            aria-controls={listId}
            onClick={() => setFolded(!isFolded)}
          >
            Lead types
            <span className="type-tabs__caret">
              <Icon name="caret-down" />
            </span>
          </button>
          {note && <p className="type-tabs__note">{note}</p>}
        </>
      )}
      <div
        className="type-tabs__list"
        id={listId}
        role="tablist"
        aria-label="Lead types"
        aria-orientation={isSidebar ? 'vertical' : undefined}
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
      {!isFolded && emptyTabs.length > 0 && (
        <button className="type-tabs__more" type="button" onClick={() => setUnfolded(true)}>
          {emptyTabs.length === 1 ? 'Show 1 empty type' : `Show ${emptyTabs.length} empty types`}
        </button>
      )}
    </div>
  );
}

interface TypeSelectProps {
  readonly selected: Tab;
  readonly onSelect: (tab: Tab) => void;
}

/** The tabs as a select, for screens that have no room for a tab of each type. */
export function TypeSelect({ selected, onSelect }: TypeSelectProps) {
  const tabs = useTypeTabs();
  return (
    <Select
      place="type-select"
      aria-label="Lead type"
      value={selected}
      onChange={({ target }) => onSelect(target.value as Tab)}
      options={tabs.map(({ tab, label, count }) => ({
        value: tab,
        label: count === undefined ? label : `${label} (${formatNumber(count)})`,
      }))}
    />
  );
}

interface TypeTab {
  readonly tab: Tab;
  readonly label: string;
  readonly count: number | undefined;
}

/** All leads, the types that the user can see, and suspected spam. */
function useTypeTabs(): readonly TypeTab[] {
  const { data: stats } = useLeadStatsQuery();
  const { data: types } = useLeadTypesQuery();
  const access = useUser()?.leadTypeAccess;
  // Until the types load, use the lead access from sign-in, so that the tabs do not appear late and move the list.
  const shown = types?.accessibleTypes ?? LEAD_TYPE_NAMES.filter((type) => access?.[type]);
  return [
    { tab: 'all', label: 'All Leads', count: stats?.total },
    ...shown.map((type) => ({
      tab: type,
      label: types?.definitions[type]?.label ?? leadTypeLabel(type),
      count: countOfType(stats, type),
    })),
    { tab: 'spam', label: 'Suspected spam', count: stats?.suspectedSpam },
  ];
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
