import { useSelector } from 'react-redux';
import { type ActivityKind, type ActivityQuery, useActivityInfiniteQuery } from '../activity/activity-api';
import { ActivityList } from '../activity/activity-list';
import { RangeSwitch, type Received, receivedFilter } from '../leads/filters/received-filter';
import { useAssigneesQuery } from '../leads/lead/leads-api';
import { selectUser } from '../session/session-slice';
import { Button } from '../ui/button';
import { LoadError } from '../ui/errors/load-error';
import { Select } from '../ui/fields/fields';
import { todayInIndia } from '../ui/india-date';
import { Placeholder } from '../ui/placeholder';
import { useAddressQuery } from '../ui/use-address-query';
import './activity-page.css';

const KINDS: Readonly<Record<ActivityKind, string>> = {
  exports: 'Exports',
  reads: 'Looked at',
  changes: 'Changes of leads',
  deletions: 'Deletions',
  users: 'Users and rights',
  sign_ins: 'Sign-ins',
  refusals: 'Refused',
};
const KIND_NAMES = Object.keys(KINDS) as ActivityKind[];
/** As long as nobody has chosen days. */
const OPENING_RANGE = 'last7days';

/** `/admin/activity`, for administrators; the others read why not. */
export function ActivityPage() {
  if (useSelector(selectUser)?.role === 'admin') return <Activity />;
  return <Placeholder>Only an administrator may see who did what.</Placeholder>;
}

function Activity() {
  const [address, changeQuery] = useAddressQuery();
  const received = receivedOf(address);
  const kind = KIND_NAMES.find((known) => known === address.get('kind'));
  const user = address.get('user') ?? '';
  const subject = address.get('subject') ?? '';
  const { data: staff = [] } = useAssigneesQuery(undefined);
  const query: ActivityQuery = {
    ...(kind && { kind: [kind] }),
    ...(user && { user }),
    ...(subject && { subject }),
    ...receivedDates(received),
  };
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useActivityInfiniteQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const change = (name: string, value: string) =>
    changeQuery((latest) => {
      const next = new URLSearchParams(latest);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const acts = data?.pages.flatMap((page) => page.data);
  return (
    <section className="activity-page" aria-label="Activity">
      <RangeSwitch
        value={received}
        today={todayInIndia(Date.now())}
        onChange={(next) =>
          changeQuery((latest) => {
            const others = [...latest].filter(([name]) => !['dateRange', 'dateFrom', 'dateTo'].includes(name));
            return new URLSearchParams([...others, ...Object.entries(receivedFilter.format(next, 'received'))]);
          })
        }
      />
      <div className="activity-page__tools">
        <Select
          aria-label="Kind"
          none="All kinds"
          options={KIND_NAMES.map((value) => ({ value, label: KINDS[value] }))}
          value={kind ?? ''}
          onChange={({ target }) => change('kind', target.value)}
        />
        <Select
          aria-label="Person"
          none="Everybody"
          options={staff.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={user}
          onChange={({ target }) => change('user', target.value)}
        />
        <Button aria-pressed={kind === 'exports'} onClick={() => change('kind', kind === 'exports' ? '' : 'exports')}>
          Exports
        </Button>
        {subject && <Button onClick={() => change('subject', '')}>Of everything, not one alone</Button>}
      </div>
      {error && !isFetching ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !acts ? (
        <Placeholder>Loading activity...</Placeholder>
      ) : acts.length === 0 ? (
        <Placeholder>Nobody did anything like this in these days.</Placeholder>
      ) : (
        <>
          <ActivityList acts={acts} people={new Map(staff.map(({ _id, name }) => [_id, name]))} />
          {hasNextPage && (
            <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function receivedOf(address: URLSearchParams): Received {
  const received = receivedFilter.parse(address, 'received');
  return received.preset === '' ? { ...received, preset: OPENING_RANGE } : received;
}

function receivedDates({ preset, from, to }: Received): Pick<ActivityQuery, 'dateRange' | 'dateFrom' | 'dateTo'> {
  if (preset === '' || preset === 'all') return {};
  if (preset !== 'custom') return { dateRange: preset };
  return from || to ? { dateRange: preset, ...(from && { dateFrom: from }), ...(to && { dateTo: to }) } : {};
}
