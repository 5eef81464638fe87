import { useState } from 'react';
import { useUser } from '../../session/use-user';
import { formatNumber } from '../../ui/format-number';
import type { LeadView } from '../filters/lead-view';
import { isQueueShown, leaveQueue, QUEUES, queuesOf, queueView, type Whose } from '../filters/work-queue-views';
import { useLeadStatsQuery } from '../lead/leads-api';
import './queue-list.css';

interface QueueListProps {
  readonly view: LeadView;
  readonly onChange: (change: Partial<LeadView>) => void;
}

const WHOSE: readonly { readonly whose: Whose; readonly label: string }[] = [
  { whose: 'mine', label: 'Mine' },
  { whose: 'team', label: 'Team' },
];

/** The lists that are worked to their end, one press each, with how much waits in them: one's own or everybody's. */
export function QueueList({ view, onChange }: QueueListProps) {
  const { data: stats } = useLeadStatsQuery();
  const permissions = useUser()?.permissions;
  const seesTeam = permissions?.canViewAllLeads ?? false;
  const [chosen, setChosen] = useState<Whose>(seesTeam ? 'team' : 'mine');
  const whose = !seesTeam || view.assignment === 'me' ? 'mine' : chosen;
  const isOfOne = (name: Whose) => name === whose;
  const switchTo = (next: Whose) => {
    setChosen(next);
    if (next === whose) return;
    const shown = queuesOf(whose, permissions).find((name) => isQueueShown(view, name, whose));
    const same = queuesOf(next, permissions).find((name) => name === shown);
    if (same) onChange(queueView(same, next, view));
    else if (shown || view.assignment === 'me') onChange(next === 'mine' ? { assignment: 'me' } : leaveQueue(view));
  };

  return (
    <fieldset className="queue-list">
      <legend className="visually-hidden">Work queue</legend>
      {seesTeam && (
        <span className="queue-list__whose">
          {WHOSE.map(({ whose: name, label }) => (
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
      {queuesOf(whose, permissions).map((name) => {
        const { label, counts, tone } = QUEUES[name];
        const shown = isQueueShown(view, name, whose);
        const count = counts[whose];
        const waiting = count && stats?.[count];
        return (
          <button
            className="queue-list__queue"
            key={name}
            type="button"
            aria-pressed={shown}
            data-tone={waiting ? tone : undefined}
            onClick={() => onChange(shown ? leaveQueue(view) : queueView(name, whose, view))}
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
