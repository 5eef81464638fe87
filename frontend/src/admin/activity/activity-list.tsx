import { Link } from 'react-router-dom';
import { formatReference } from '../../shared/lib/format-reference';
import { formatFullTime } from '../ui/dates';
import { TimeAgo } from '../ui/time-ago';
import type { Act } from './activity-api';
import { formatAct } from './format-activity';
import './activity-list.css';

interface ActivityListProps {
  readonly acts: readonly Act[];
  readonly people: ReadonlyMap<string, string>;
  /** Addresses of leads and users. Passed in, because this feature does not depend on theirs. */
  readonly addresses: {
    readonly lead: (id: string) => string;
    readonly user: (name: string) => string;
  };
}

export function ActivityList({ acts, people, addresses }: ActivityListProps) {
  return (
    <ol className="activity-list" aria-label="Activity">
      {acts.map((act) => (
        <li className="activity-list__act" key={act._id}>
          <span className="activity-list__time" title={formatFullTime(act.at)}>
            <TimeAgo at={act.at} />
          </span>
          <p className="activity-list__words">
            <strong>{act.actor.name ?? 'Former colleague'}</strong>{' '}
            <Sentence act={act} people={people} addresses={addresses} />
          </p>
          <span className="activity-list__address">{act.address}</span>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ act, people, addresses }: { act: Act } & Omit<ActivityListProps, 'acts'>) {
  const { verb, rest } = formatAct(act, people);
  return (
    <>
      {verb}
      <Subject subject={act.subject} addresses={addresses} />
      {rest}
    </>
  );
}

function Subject({ subject, addresses }: { subject: Act['subject'] } & Pick<ActivityListProps, 'addresses'>) {
  if (!subject?._id || subject.label === null) return null;
  if (subject.type === 'user') {
    return (
      <>
        {' '}
        <Link to={addresses.user(subject.label)}>{subject.label}</Link>
      </>
    );
  }
  const reference = formatReference(subject.label);
  return (
    <>
      {' '}
      <Link to={addresses.lead(subject._id)}>{subject.name ? `${subject.name} (${reference})` : reference}</Link>
    </>
  );
}
