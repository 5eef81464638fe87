import { formatReference } from '@lead-types/format-reference';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button';
import { Loading } from '../ui/content-state';
import { formatFullTime } from '../ui/dates';
import { LoadError } from '../ui/errors/error-message';
import { useOnFocusLost } from '../ui/on-focus-lost';
import { TimeAgo } from '../ui/time-ago';
import { type Activity, useActivityInfiniteQuery } from './activity-api';
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
          {activity.count > 1 && activity.details['fold'] !== undefined && (
            <FoldedLeads activity={activity} addresses={addresses} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Sentence({ activity, people, addresses }: { activity: Activity } & Omit<ActivityListProps, 'activities'>) {
  const { verb, of, rest } = formatActivity(activity, people);
  return (
    <>
      {verb}
      {isNamed(activity.subject) && of}
      <Subject subject={activity.subject} addresses={addresses} />
      {rest}
    </>
  );
}

function isNamed(subject: Activity['subject']): boolean {
  return Boolean(subject?._id) && subject?.label !== null;
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

type FoldedLeadsProps = { readonly activity: Activity } & Pick<ActivityListProps, 'addresses'>;

function FoldedLeads({ activity, addresses }: FoldedLeadsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="activity-list__fold">
      <Button small aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide leads' : 'Show leads'}
      </Button>
      <div id={id}>{isOpen && <LeadsOf activity={activity} addresses={addresses} />}</div>
    </div>
  );
}

function LeadsOf({ activity, addresses }: FoldedLeadsProps) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useActivityInfiniteQuery({
    foldedIn: activity._id,
  });
  const list = useRef<HTMLUListElement>(null);
  if (error && !isFetching) return <LoadError what="Activity" error={error} onRetry={refetch} />;
  if (!data) return <Loading>Loading leads...</Loading>;
  return (
    <>
      <ul className="activity-list__leads" ref={list} tabIndex={-1} aria-label="Leads">
        {data.pages
          .flatMap((page) => page.data)
          .map(({ _id, subject, details }) => (
            <li key={_id}>
              {isNamed(subject) ? <Subject subject={subject} addresses={addresses} /> : formerReference(details)}
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <MoreButton
          isBusy={isFetching}
          onMore={() => void fetchNextPage()}
          onFocusLost={() => list.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}

function formerReference({ reference }: Activity['details']): string {
  return typeof reference === 'string' ? `Deleted lead ${formatReference(reference)}` : 'Deleted lead';
}

interface MoreButtonProps {
  readonly isBusy: boolean;
  readonly onMore: () => void;
  /** Called if the button disappears while it has the focus. */
  readonly onFocusLost: () => void;
}

export function MoreButton({ isBusy, onMore, onFocusLost }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useOnFocusLost(button, onFocusLost);
  return (
    <Button ref={button} aria-disabled={isBusy || undefined} onClick={() => !isBusy && onMore()}>
      Show more
    </Button>
  );
}
