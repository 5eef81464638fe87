import { useRef } from 'react';
import { type ActivityKind, type ActivityQuery, useActivityInfiniteQuery } from '../activity/activity-api';
import { ActivityList, MoreButton } from '../activity/activity-list';
import { RangeSwitch, type Received, receivedFilter } from '../leads/filters/received-filter';
import { useAssigneesQuery } from '../leads/lead/leads-api';
import { leadAddress } from '../leads/lead/use-lead-param';
import { ScreenHead } from '../ui/admin-screen';
import { Button } from '../ui/button';
import { EmptyState, Loading } from '../ui/content-state';
import { dayInIndia } from '../ui/dates';
import { LoadError } from '../ui/errors/error-message';
import { Select } from '../ui/fields/fields';
import { useAddressQuery } from '../ui/use-address-query';
import { usersAddress } from '../users/user-view';

const KINDS: Readonly<Record<ActivityKind, string>> = {
  exports: 'Exports',
  reads: 'Views',
  changes: 'Lead changes',
  deletions: 'Deletions',
  users: 'Users and permissions',
  sign_ins: 'Sign-ins',
  refusals: 'Access denied',
};
const KIND_NAMES = Object.keys(KINDS) as ActivityKind[];
const ADDRESSES = { lead: leadAddress, user: (name: string) => usersAddress({ q: name }) };
const OPENING_RANGE = 'last7days';

export function ActivityPage() {
  const [address, changeQuery] = useAddressQuery();
  const section = useRef<HTMLElement>(null);
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
  const activities = data?.pages.flatMap((page) => page.data);
  return (
    <section className="activity-page" aria-label="Activity" tabIndex={-1} ref={section}>
      <ScreenHead />
      <RangeSwitch
        value={received}
        today={dayInIndia(Date.now())}
        onChange={(next) =>
          changeQuery((latest) => {
            const others = [...latest].filter(([name]) => !['dateRange', 'dateFrom', 'dateTo'].includes(name));
            return new URLSearchParams([...others, ...Object.entries(receivedFilter.format(next, 'received'))]);
          })
        }
      />
      <div className="admin-screen__tools">
        <Select
          aria-label="Kind"
          none="All kinds"
          options={KIND_NAMES.map((value) => ({ value, label: KINDS[value] }))}
          value={kind ?? ''}
          onChange={({ target }) => change('kind', target.value)}
        />
        <Select
          aria-label="Person"
          none="Everyone"
          options={staff.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={user}
          onChange={({ target }) => change('user', target.value)}
        />
        <Button aria-pressed={kind === 'exports'} onClick={() => change('kind', kind === 'exports' ? '' : 'exports')}>
          Exports
        </Button>
        {subject && <Button onClick={() => change('subject', '')}>Show all activity</Button>}
      </div>
      {error && !isFetching ? (
        <LoadError what="Activity" error={error} onRetry={refetch} />
      ) : !activities ? (
        <Loading>Loading activity...</Loading>
      ) : activities.length === 0 ? (
        <EmptyState>No matching activity in this period.</EmptyState>
      ) : (
        <>
          <ActivityList
            activities={activities}
            people={new Map(staff.map(({ _id, name }) => [_id, name]))}
            addresses={ADDRESSES}
          />
          {hasNextPage && (
            <MoreButton
              isBusy={isFetching}
              onMore={() => void fetchNextPage()}
              onFocusLost={() => section.current?.focus({ preventScroll: true })}
            />
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
