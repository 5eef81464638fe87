import { OPEN_STATUSES } from '@lead-types/lead-work';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { usePermission } from '../session/use-user';
import { Button } from '../ui/button';
import { formatNumber } from '../ui/format-number';
import { type Column, DataTable } from '../ui/lists/data-table';
import { TimeAgo } from '../ui/time-ago';
import { CountLink, formatShare, ShareBar } from './report-figures';
import type { TeamRow } from './reports-api';
import { TargetsDialog } from './targets-dialog';
import './team-table.css';

const OPEN: LeadFilterQuery = { status: [...OPEN_STATUSES] };
interface TeamTableProps {
  readonly rows: readonly TeamRow[];
  readonly addressOf: (filter: LeadFilterQuery) => string | null;
}

export function TeamTable({ rows, addressOf }: TeamTableProps) {
  const most = Math.max(0, ...rows.map(({ open }) => open));
  const to = (row: TeamRow, filter: LeadFilterQuery) => addressOf({ ...holderFilter(row), ...filter });
  const maySetTargets = usePermission('canSetTargets');
  const [targetsOf, setTargetsOf] = useState<TeamRow | null>(null);
  return (
    <>
      <DataTable
        className="team-table"
        rows={rows}
        keyOf={({ user, inPool }) => user?._id ?? String(inPool)}
        rowClass={({ overdue }) => (overdue > 0 ? 'team-table__line team-table__line--behind' : 'team-table__line')}
        stacksBelow="phone"
        columns={[
          {
            header: 'Person',
            isRowHeader: true,
            cell: ({ user, inPool, isActive }) => (
              <>
                {user?.name ?? (inPool ? 'In the pool' : 'Unassigned')}
                {!isActive && <span className="team-table__note"> (deactivated)</span>}
              </>
            ),
          },
          {
            header: 'Open',
            isLabelled: true,
            className: 'team-table__load',
            cell: (row) => (
              <>
                <span className="team-table__count">
                  <Count count={row.open} to={to(row, OPEN)} />
                </span>
                <ShareBar part={row.open} whole={most} />
              </>
            ),
          },
          number('Overdue', (row) => <Count count={row.overdue} to={to(row, { promise: 'overdue' })} />),
          number('Follow-ups due', (row) => <Count count={row.followUpsDue} to={to(row, { followUp: 'due' })} />),
          number('Called today', ({ user, today }) =>
            user ? (
              <Against
                done={sum(today, 'called')}
                target={sum(today, 'callsPerDay')}
                to={addressOf({ calledToday: user._id })}
              />
            ) : (
              <Nothing />
            ),
          ),
          detail('Called yesterday', ({ user, calledYesterday }) =>
            user ? <Count count={calledYesterday} to={addressOf({ calledYesterday: user._id })} /> : <Nothing />,
          ),
          detail('Promises today', (row) => (
            <PromisesToday
              today={row.today}
              toKept={to(row, { promise: 'kept_today' })}
              toMissed={to(row, { promise: 'missed_today' })}
            />
          )),
          detail('Converted this month', ({ user, today }) =>
            user ? (
              <Against
                done={sum(today, 'convertedInMonth')}
                target={sum(today, 'conversionsPerMonth')}
                to={addressOf({ convertedThisMonth: user._id })}
                doneToday={sum(today, 'converted')}
                toToday={addressOf({ convertedToday: user._id })}
              />
            ) : (
              <Nothing />
            ),
          ),
          number('Kept, last 7 days', (row) => (
            <Kept row={row} to={to(row, { promise: 'kept', dateRange: 'last7days' })} />
          )),
          detail('Oldest waiting', (row) =>
            row.oldestWaiting ? (
              <Link className="count-link" to={`${to(row, {})}&lead=${row.oldestWaiting.lead}`}>
                <TimeAgo at={row.oldestWaiting.since} />
              </Link>
            ) : (
              <Nothing />
            ),
          ),
          ...(maySetTargets
            ? [
                {
                  header: 'Targets',
                  className: 'team-table__targets',
                  cell: (row: TeamRow) =>
                    row.user && (
                      <Button
                        small
                        variant="quiet"
                        aria-label={`Set targets of ${row.user.name}`}
                        onClick={() => setTargetsOf(row)}
                      >
                        Set<span className="team-table__word"> targets</span>
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {targetsOf?.user && (
        <TargetsDialog person={targetsOf.user} today={targetsOf.today} onClose={() => setTargetsOf(null)} />
      )}
    </>
  );
}

type CountName = Exclude<keyof TeamRow['today'][number], 'type'>;

function sum(today: TeamRow['today'], name: CountName): number {
  return today.reduce((total, work) => total + (work[name] ?? 0), 0);
}

interface AgainstProps {
  readonly done: number;
  /** 0 if there is no target. */
  readonly target: number;
  readonly to: string | null;
  readonly doneToday?: number;
  readonly toToday?: string | null;
}

/** A count, with the target and a bar if there is a target. */
function Against({ done, target, to, doneToday = 0, toToday = null }: AgainstProps) {
  if (target === 0 && doneToday === 0) return <Count count={done} to={to} />;
  return (
    <>
      <CountLink count={done} to={to} />
      {target > 0 && (
        <>
          {' '}
          of {formatNumber(target)} <ShareBar part={Math.min(done, target)} whole={target} />
        </>
      )}
      {doneToday > 0 && (
        <span className="team-table__today">
          <CountLink count={doneToday} to={toToday} /> today
        </span>
      )}
    </>
  );
}

interface PromisesTodayProps {
  readonly today: TeamRow['today'];
  readonly toKept: string | null;
  readonly toMissed: string | null;
}

function PromisesToday({ today, toKept, toMissed }: PromisesTodayProps) {
  const [kept, missed] = [sum(today, 'kept'), sum(today, 'missed')];
  if (kept + missed === 0) return <Nothing />;
  return (
    <>
      <CountLink count={kept} to={toKept} /> kept
      {missed > 0 && (
        <span className="team-table__missed">
          , <CountLink count={missed} to={toMissed} /> missed
        </span>
      )}
    </>
  );
}

function number(header: string, cell: (row: TeamRow) => ReactNode): Column<TeamRow> {
  return { header, cell, isNumber: true, isLabelled: true };
}

/** Column that is in the second line of the row if the table is narrow, and only if it is not 0 or empty. */
function detail(header: string, cell: (row: TeamRow) => ReactNode): Column<TeamRow> {
  return { ...number(header, cell), className: 'team-table__detail' };
}

/** A quiet 0, so that the other numbers stand out. */
function Count({ count, to }: { readonly count: number; readonly to: string | null }) {
  return count === 0 ? <span className="team-table__none">0</span> : <CountLink count={count} to={to} />;
}

function Kept({ row, to }: { row: TeamRow; to: string | null }) {
  const { settled, kept } = row.last7Days;
  if (settled === 0) return <Nothing />;
  return (
    <>
      <CountLink count={kept} to={to} /> of {formatNumber(settled)}
      <span className="team-table__share">
        {formatShare(kept, settled)}
        <Change row={row} />
      </span>
    </>
  );
}

function Nothing() {
  return (
    <span className="team-table__none" aria-hidden="true">
      –
    </span>
  );
}

/** Compares the last seven days with the seven days before, in percentage points. */
function Change({ row: { last7Days, sevenDaysBefore } }: { row: TeamRow }) {
  if (sevenDaysBefore.settled === 0) return null;
  const points = percent(last7Days) - percent(sevenDaysBefore);
  if (points === 0) return ' (no change)';
  return ` (${points > 0 ? 'up' : 'down'} ${Math.abs(points)})`;
}

function percent({ kept, settled }: TeamRow['last7Days']): number {
  return Math.round((100 * kept) / settled);
}

function holderFilter({ user, inPool }: TeamRow): LeadFilterQuery {
  if (user) return { assignedTo: user._id };
  return inPool ? { pool: true } : { unassigned: true };
}
