import { formatNumber } from '../../ui/format-number';
import { useLeadStatsQuery } from '../lead/leads-api';
import type { LeadView } from './lead-view';
import { QUEUES, type QueueName } from './work-queue-views';
import './work-queue-bar.css';

interface WorkQueueBarProps {
  readonly view: LeadView;
  readonly onChange: (change: Partial<LeadView>) => void;
}

/** The lists an agent lives in, one click each, with how much waits in them. */
export function WorkQueueBar({ view, onChange }: WorkQueueBarProps) {
  const { data: stats } = useLeadStatsQuery();
  return (
    <fieldset className="work-queue-bar">
      <legend className="visually-hidden">Work queue</legend>
      {(Object.keys(QUEUES) as QueueName[]).map((name) => {
        const { label, count, isShown, show, leave } = QUEUES[name];
        const shown = isShown(view);
        const waiting = count && stats?.[count];
        return (
          <button
            className={`work-queue-bar__queue work-queue-bar__queue--${name}`}
            key={name}
            type="button"
            aria-pressed={shown}
            data-waiting={Boolean(waiting)}
            onClick={() => onChange(shown ? leave : show)}
          >
            {label}
            {count && <span className="work-queue-bar__count">{stats ? formatNumber(stats[count]) : ''}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
