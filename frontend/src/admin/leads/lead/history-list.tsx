import { TimeAgo } from '../../ui/time-ago';
import { formatHistory } from './format-history';
import type { LeadDetail } from './lead';
import './history-list.css';

interface HistoryListProps {
  readonly lead: Pick<LeadDetail, 'type'>;
  readonly history: LeadDetail['history'];
  /** The names of those whom it may have been assigned to. */
  readonly people: ReadonlyMap<string, string>;
  readonly label?: string;
}

/** What happened to a lead, by whom and when. */
export function HistoryList({ lead, history, people, label }: HistoryListProps) {
  return (
    <ol className="history-list" aria-label={label}>
      {history.map((entry, at) => (
        // Entries are only added at the newest end. Two can have the same time and action.
        // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest entry, the place never changes
        <li key={history.length - at}>
          {formatHistory(entry, lead.type, people).join('; ')}
          <span className="history-list__by">
            {entry.actor && `${entry.actor.name}${entry.actor.isFormer ? ' (former colleague)' : ''}, `}
            <TimeAgo at={entry.at} />
          </span>
        </li>
      ))}
    </ol>
  );
}
