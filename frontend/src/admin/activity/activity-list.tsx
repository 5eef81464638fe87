import { Link } from 'react-router-dom';
import { formatReference } from '../../shared/lib/format-reference';
import { formatFullTime } from '../ui/dates';
import { TimeAgo } from '../ui/time-ago';
import type { Activity } from './activity-api';
import { formatActivity } from './format-activity';
import './activity-list.css';

interface ActivityListProps {
  readonly activities: readonly Activity[];
  readonly people: ReadonlyMap<string, string>;
  /** The caller passes these functions, because this feature does not import from the lead and user features. */
  readonly addresses: {
    readonly lead: (id: string) => string;
    readonly user: (name: string) => string;
  };
}

export function ActivityList({ activities, people, addresses }: ActivityListProps) {
  return (
    <ol className="activity-list" aria-label="Activity">
      {activities.map((activity) => (
        <li className="activity-list__act" key={activity._id}>
          <span className="activity-list__time" title={formatFullTime(activity.at)}>
            <TimeAgo at={activity.at} />
          </span>
          <p className="activity-list__words">
            <strong>{activity.actor.name ?? 'Former colleague'}</strong>{' '}
            <Sentence activity={activity} people={people} addresses={addresses} />
          </p>
          <span className="activity-list__address">{activity.address}</span>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ activity, people, addresses }: { activity: Activity } & Omit<ActivityListProps, 'activities'>) {
  const { verb, rest } = formatActivity(activity, people);
  return (
    <>
      {verb}
      <Subject subject={activity.subject} addresses={addresses} />
      {rest}
    </>
  );
}

function Subject({ subject, addresses }: { subject: Activity['subject'] } & Pick<ActivityListProps, 'addresses'>) {
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
