import { OPEN_STATUSES } from '@lead-types/lead-work';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { formatNumber } from '../ui/format-number';
import { type Column, DataTable } from '../ui/lists/data-table';
import { TimeAgo } from '../ui/time-ago';
import { CountLink, formatShare, ShareBar } from './report-figures';
import type { TeamRow } from './reports-api';
import './team-table.css';

const OPEN: LeadFilterQuery = { status: [...OPEN_STATUSES] };
interface TeamTableProps {
  readonly rows: readonly TeamRow[];
  readonly addressOf: (filter: LeadFilterQuery) => string | null;
}

export function TeamTable({ rows, addressOf }: TeamTableProps) {
  const most = Math.max(0, ...rows.map(({ open }) => open));
  const to = (row: TeamRow, filter: LeadFilterQuery) => addressOf({ ...holderFilter(row), ...filter });
  return (
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
        number('Open', (row) => (
          <span className="team-table__load">
            <ShareBar part={row.open} whole={most} />
            <span className="team-table__count">
              <CountLink count={row.open} to={to(row, OPEN)} />
            </span>
          </span>
        )),
        number('Overdue', (row) => <CountLink count={row.overdue} to={to(row, { promise: 'overdue' })} />),
        number('Follow-ups due', (row) => <CountLink count={row.followUpsDue} to={to(row, { followUp: 'due' })} />),
        number('Called yesterday', ({ user, calledYesterday }) =>
          user ? <CountLink count={calledYesterday} to={addressOf({ calledYesterday: user._id })} /> : <Nothing />,
        ),
        number('Kept, last 7 days', (row) => (
          <Kept row={row} to={to(row, { promise: 'kept', dateRange: 'last7days' })} />
        )),
        number('Oldest waiting', (row) =>
          row.oldestWaiting ? (
            <Link className="count-link" to={`${to(row, {})}&lead=${row.oldestWaiting.lead}`}>
              <TimeAgo at={row.oldestWaiting.since} />
            </Link>
          ) : (
            <Nothing />
          ),
        ),
      ]}
    />
  );
}

function number(header: string, cell: (row: TeamRow) => ReactNode): Column<TeamRow> {
  return { header, cell, isNumber: true, isLabelled: true };
}

function Kept({ row, to }: { row: TeamRow; to: string | null }) {
  const { settled, kept } = row.last7Days;
  if (settled === 0) return <Nothing />;
  return (
    <>
      <CountLink count={kept} to={to} /> of {formatNumber(settled)}
      <span className="team-table__share">
        <ShareBar part={kept} whole={settled} />
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
