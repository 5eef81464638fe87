import { useWide } from '../../ui/use-media';
import { hasFilters, type LeadView } from '../filters/lead-view';
import { TypeTabs } from '../filters/type-tabs';
import { SavedViewLinks } from '../saved-views/saved-view-links';
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
  return (
    <div className="lead-rail">
      <QueueList view={view} onChange={onChange} />
      {isWide && <SavedViewLinks view={view} />}
      <TypeTabs
        selected={view.tab}
        panelId={panelId}
        look={isWide ? 'rail' : 'strip'}
        isFiltered={hasFilters(view)}
        onSelect={(tab) => onChange({ tab, type: [] })}
      />
    </div>
  );
}
