import { Link } from 'react-router-dom';
import { formatReference } from '../../shared/lib/format-reference';
import { formatFullTime, TimeAgo } from '../ui/time-ago';
import type { Act } from './activity-api';
import { formatAct } from './format-activity';
import './activity-list.css';

interface ActivityListProps {
  readonly acts: readonly Act[];
  /** The names of the staff by their ids. */
  readonly people: ReadonlyMap<string, string>;
}

/** Who did what, newest first, each act a sentence that leads to what it was about. */
export function ActivityList({ acts, people }: ActivityListProps) {
  return (
    <ol className="activity-list" aria-label="Activity">
      {acts.map((act) => (
        <li className="activity-list__act" key={act._id}>
          <span className="activity-list__time" title={formatFullTime(new Date(act.at))}>
            <TimeAgo at={act.at} />
          </span>
          <p className="activity-list__words">
            <strong>{act.actor.name ?? 'Former colleague'}</strong> <Sentence act={act} people={people} />
          </p>
          <span className="activity-list__address">{act.address}</span>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ act, people }: { act: Act; people: ActivityListProps['people'] }) {
  const { verb, rest } = formatAct(act, people);
  return (
    <>
      {verb}
      <Subject subject={act.subject} />
      {rest}
    </>
  );
}

/** What still exists is a link; what is gone has no name. */
function Subject({ subject }: { subject: Act['subject'] }) {
  if (!subject?._id || subject.label === null) return null;
  if (subject.type === 'user') {
    return (
      <>
        {' '}
        <Link to={`/users?q=${encodeURIComponent(subject.label)}`}>{subject.label}</Link>
      </>
    );
  }
  const reference = formatReference(subject.label);
  return (
    <>
      {' '}
      <Link to={`/dashboard?lead=${subject._id}`}>{subject.name ? `${subject.name} (${reference})` : reference}</Link>
    </>
  );
}
