import { useState } from 'react';
import { useUser } from '../session/use-user';
import { formatNumber } from '../ui/format-number';
import { useWide } from '../ui/use-media';
import { FIRST_VIEW, hasFilters, type LeadView } from './filters/lead-view';
import { TypeSelect, TypeTabs } from './filters/type-tabs';
import {
  isQueueShown,
  leaveQueue,
  QUEUES,
  type QueueOwner,
  queuesOf,
  queueView,
  shownQueue,
} from './filters/work-queue-views';
import { useLeadStatsQuery } from './lead/leads-api';
import { useSavedViewsQuery } from './saved-views/saved-views-api';
import { SavedViewLinks } from './saved-views/saved-views-menu';
import { useIsOnScreen } from './saved-views/shown-view';
import './queue-sidebar.css';

interface QueueSidebarProps {
  readonly view: LeadView;
  readonly onChange: (change: Partial<LeadView>) => void;
  readonly panelId: string;
}

/** Queues, saved views and lead types. In windows narrower than 1180 px, these are in a strip below the header. */
export function QueueSidebar({ view, onChange, panelId }: QueueSidebarProps) {
  const isWide = useWide();
  const { data: views = [] } = useSavedViewsQuery(undefined, { skip: !isWide });
  const isOnScreen = useIsOnScreen(view);
  const isViewShown = isWide && views.some(({ query }) => isOnScreen(query));
  /** Whether a queue or a saved view of all types is current. "All Leads" leaves the queue or view. */
  const isNarrowed = view.tab === 'all' && hasFilters(view) && (isViewShown || shownQueue(view) !== null);
  const select = (tab: LeadView['tab']) => onChange(isNarrowed && tab === 'all' ? FIRST_VIEW : { tab, type: [] });
  const isFiltered = hasFilters(view);
  return (
    <div className="queue-sidebar">
      {!isWide && <TypeSelect selected={view.tab} onSelect={select} />}
      {/* A saved view that is on the screen is marked instead of a queue with the same filters. */}
      <QueueList view={view} isMarked={!isViewShown} onChange={onChange} />
      {isWide && <SavedViewLinks view={view} />}
      {isWide && (
        <TypeTabs
          selected={isNarrowed || isViewShown ? null : view.tab}
          panelId={panelId}
          variant="sidebar"
          isFiltered={isFiltered}
          onSelect={select}
        />
      )}
    </div>
  );
}

interface QueueListProps {
  readonly view: LeadView;
  /** Whether the current queue is marked. */
  readonly isMarked: boolean;
  readonly onChange: (change: Partial<LeadView>) => void;
}

const QUEUE_OWNERS: readonly { readonly owner: QueueOwner; readonly label: string }[] = [
  { owner: 'mine', label: 'Mine' },
  { owner: 'team', label: 'Team' },
];

function QueueList({ view, isMarked, onChange }: QueueListProps) {
  const { data: stats } = useLeadStatsQuery();
  const permissions = useUser()?.permissions;
  const seesTeam = permissions?.canViewAllLeads ?? false;
  const [chosen, setChosen] = useState<QueueOwner>(seesTeam ? 'team' : 'mine');
  const owner = !seesTeam || view.assignment === 'me' ? 'mine' : chosen;
  const isOfOne = (name: QueueOwner) => name === owner;
  const switchTo = (next: QueueOwner) => {
    setChosen(next);
    if (next === owner) return;
    const shown = queuesOf(owner, permissions).find((name) => isQueueShown(view, name, owner));
    const same = queuesOf(next, permissions).find((name) => name === shown);
    if (same) onChange(queueView(same, next, view));
    else if (shown || view.assignment === 'me') onChange(next === 'mine' ? { assignment: 'me' } : leaveQueue(view));
  };

  return (
    <fieldset className="queue-list">
      <legend className="visually-hidden">Work queue</legend>
      {seesTeam && (
        <span className="queue-list__whose">
          {QUEUE_OWNERS.map(({ owner: name, label }) => (
            <button
              className="queue-list__side"
              key={name}
              type="button"
              aria-pressed={isOfOne(name)}
              onClick={() => switchTo(name)}
            >
              {label}
              <span className="visually-hidden"> queues</span>
            </button>
          ))}
        </span>
      )}
      {queuesOf(owner, permissions).map((name) => {
        const { label, counts, tone } = QUEUES[name];
        const shown = isQueueShown(view, name, owner);
        const count = counts[owner];
        const waiting = count && stats?.[count];
        return (
          <button
            className="queue-list__queue"
            key={name}
            type="button"
            aria-pressed={shown && isMarked}
            data-tone={waiting ? tone : undefined}
            onClick={() => onChange(shown ? leaveQueue(view) : queueView(name, owner, view))}
          >
            {label}
            {count && (
              <span className="queue-list__count">{waiting === undefined ? '' : formatNumber(Number(waiting))}</span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
