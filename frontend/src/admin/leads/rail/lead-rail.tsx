import { useWide } from '../../ui/use-media';
import { FIRST_VIEW, hasFilters, type LeadView } from '../filters/lead-view';
import { TypeTabs } from '../filters/type-tabs';
import { shownQueue } from '../filters/work-queue-views';
import { useSavedViewsQuery } from '../saved-views/saved-views-api';
import { SavedViewLinks } from '../saved-views/saved-views-menu';
import { useIsOnScreen } from '../saved-views/shown-view';
import { QueueList } from './queue-list';
import './lead-rail.css';

interface LeadRailProps {
  readonly view: LeadView;
  readonly onChange: (change: Partial<LeadView>) => void;
  /** The id of the list that the lead types choose from. */
  readonly panelId: string;
}

/** The lists to choose from: queues, saved views and lead types. Below 1180 px a strip that stays under the bar. */
export function LeadRail({ view, onChange, panelId }: LeadRailProps) {
  const isWide = useWide();
  const { data: views = [] } = useSavedViewsQuery(undefined, { skip: !isWide });
  const isOnScreen = useIsOnScreen(view);
  /** A queue or a saved view of all types: that is marked, and All Leads leaves it. */
  const isNarrowed =
    view.tab === 'all' &&
    hasFilters(view) &&
    (shownQueue(view) !== null || views.some(({ query }) => isWide && isOnScreen(query)));
  return (
    <div className="lead-rail">
      <QueueList view={view} onChange={onChange} />
      {isWide && <SavedViewLinks view={view} />}
      <TypeTabs
        selected={isNarrowed ? null : view.tab}
        panelId={panelId}
        look={isWide ? 'rail' : 'strip'}
        isFiltered={hasFilters(view)}
        onSelect={(tab) => onChange(isNarrowed && tab === 'all' ? FIRST_VIEW : { tab, type: [] })}
      />
    </div>
  );
}
