import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/content-state';
import { dayInIndia, formatDay, formatShortDay } from '../../ui/dates';
import { ErrorMessage, LoadError } from '../../ui/errors/error-message';
import type { LeadDetail } from '../lead/lead';
import { type TimelineEntry, useLeadTimelineInfiniteQuery } from './timeline-api';
import { TimelineEntryRow } from './timeline-entry';
import { TIMELINE_FILTERS, type TimelineFilter, TimelineFilters } from './timeline-filters';
import './lead-timeline.css';

interface LeadTimelineProps {
  readonly lead: LeadDetail;
  /** Names of users by id. */
  readonly people: ReadonlyMap<string, string>;
  readonly filter: TimelineFilter;
  readonly onFilter: (filter: TimelineFilter) => void;
}

/** Calls, messages, visits, notes and changes, newest first, in pages. */
export function LeadTimeline({ lead, people, filter, onFilter }: LeadTimelineProps) {
  const { kinds } = TIMELINE_FILTERS[filter];
  const timeline = useLeadTimelineInfiniteQuery({ id: lead._id, kinds });
  const { currentData, error, isFetching, refetch } = timeline;
  const entries = currentData?.pages.flatMap(({ data }) => data);
  return (
    <>
      <TimelineFilters chosen={filter} onChoose={onFilter} />
      {!entries && isFetching && <Loading>Loading timeline...</Loading>}
      {!entries && error && !isFetching && <LoadError what="The timeline" error={error} onRetry={refetch} />}
      {entries && (
        <>
          {entries.length === 0 && (
            <p className="lead-timeline__none">
              {filter === 'all'
                ? 'Nothing has happened yet.'
                : `No ${TIMELINE_FILTERS[filter].label.toLowerCase()} yet.`}
            </p>
          )}
          {daysOf(entries).map(({ day, ofDay }) => (
            <section key={day} aria-label={formatTimelineDay(day, Date.now())}>
              <h4 className="lead-timeline__day">{formatTimelineDay(day, Date.now())}</h4>
              <ol className="lead-timeline__entries">
                {ofDay.map((entry) => (
                  <TimelineEntryRow key={entry._id} entry={entry} lead={lead} people={people} />
                ))}
              </ol>
            </section>
          ))}
          <OlderEntries key={filter} timeline={timeline} count={entries.length} />
        </>
      )}
    </>
  );
}

interface OlderEntriesProps {
  readonly timeline: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error?: unknown;
    readonly fetchNextPage: () => unknown;
  };
  /** How many entries are shown. */
  readonly count: number;
}

/** Loads the next page. The focus stays on the button or, once everything is shown, moves to the first new entry. */
function OlderEntries({ timeline, count }: OlderEntriesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = timeline;
  const [before, setBefore] = useState(count);
  const part = useRef<HTMLDivElement>(null);
  const added = count - before;
  useEffect(() => {
    if (added <= 0 || document.activeElement !== document.body) return;
    const rows = part.current?.parentElement?.querySelectorAll<HTMLElement>('.timeline-entry');
    rows?.[before]?.focus({ preventScroll: true });
  }, [added, before]);
  const showOlder = () => {
    setBefore(count);
    void fetchNextPage();
  };
  return (
    <div className="lead-timeline__more" ref={part}>
      {isFetchNextPageError && <ErrorMessage error={error} />}
      {hasNextPage && (
        <Button small isBusy={isFetchingNextPage} onClick={showOlder}>
          {isFetchNextPageError ? 'Try again' : 'Show older'}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {isFetchingNextPage && 'Loading older entries...'}
        {!isFetchingNextPage && added > 0 && `${added} older ${added === 1 ? 'entry' : 'entries'} shown`}
      </p>
    </div>
  );
}

function daysOf(entries: readonly TimelineEntry[]) {
  const days: { readonly day: string; readonly ofDay: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayInIndia(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.ofDay.push(entry);
    else days.push({ day, ofDay: [entry] });
  }
  return days;
}

const DAY_MS = 86_400_000;

/** "Today", "Yesterday", "23 Nov" or, in another year, "23 Nov 2025". */
export function formatTimelineDay(day: string, nowMs: number): string {
  const today = dayInIndia(nowMs);
  if (day === today) return 'Today';
  if (day === dayInIndia(nowMs - DAY_MS)) return 'Yesterday';
  return day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDay(day);
}
