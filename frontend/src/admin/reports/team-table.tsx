import { OPEN_STATUSES } from '@lead-types/lead-work';
import { Link } from 'react-router-dom';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { CountLink } from '../ui/count-link';
import { formatNumber } from '../ui/format-number';
import { TimeAgo } from '../ui/time-ago';
import { formatShare } from './report-labels';
import type { TeamRow } from './reports-api';
import '../ui/lists/data-table.css';
import './team-table.css';

const OPEN: LeadFilterQuery = { status: [...OPEN_STATUSES] };
const HEADERS = ['Open', 'Overdue', 'Follow-ups due', 'Called yesterday', 'Kept in 7 days', 'Oldest waiting'] as const;

interface TeamTableProps {
  readonly rows: readonly TeamRow[];
  /** The list of the leads that a filter finds. */
  readonly addressOf: (filter: LeadFilterQuery) => string | null;
}

/** Who has how much to do, and how it goes; a phone shows each person's numbers in a block. */
export function TeamTable({ rows, addressOf }: TeamTableProps) {
  return (
    <table className="data-table team-table">
      <thead>
        <tr>
          <th scope="col">Person</th>
          {HEADERS.map((header) => (
            <th key={header} scope="col" className="data-table__number">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TeamLine key={row.user?._id ?? String(row.inPool)} row={row} addressOf={addressOf} />
        ))}
      </tbody>
    </table>
  );
}

function TeamLine({ row, addressOf }: { row: TeamRow; addressOf: TeamTableProps['addressOf'] }) {
  const { user, inPool, isActive, open, overdue, followUpsDue, calledYesterday, last7Days, oldestWaiting } = row;
  const whose = holderFilter(row);
  const to = (filter: LeadFilterQuery) => addressOf({ ...whose, ...filter });
  const list = addressOf(whose);
  const cells = [
    <CountLink key="open" count={open} to={to(OPEN)} />,
    <CountLink key="overdue" count={overdue} to={to({ promise: 'overdue' })} />,
    <CountLink key="due" count={followUpsDue} to={to({ followUp: 'due' })} />,
    user ? (
      <CountLink key="called" count={calledYesterday} to={addressOf({ calledYesterday: user._id })} />
    ) : (
      <Nothing key="called" />
    ),
    last7Days.settled === 0 ? (
      <Nothing key="kept" />
    ) : (
      <span key="kept">
        <CountLink count={last7Days.kept} to={to({ promise: 'kept', dateRange: 'last7days' })} /> of{' '}
        {formatNumber(last7Days.settled)}{' '}
        <span className="team-table__share">
          {formatShare(last7Days.kept, last7Days.settled)}
          <Change row={row} />
        </span>
      </span>
    ),
    oldestWaiting ? (
      <Link key="oldest" className="count-link" to={`${list}&lead=${oldestWaiting.lead}`}>
        <TimeAgo at={oldestWaiting.since} />
      </Link>
    ) : (
      <Nothing key="oldest" />
    ),
  ];
  return (
    <tr className={overdue > 0 ? 'team-table__line team-table__line--behind' : 'team-table__line'}>
      <th scope="row">
        {user?.name ?? (inPool ? 'In the pool' : 'Nobody')}
        {!isActive && <span className="team-table__note"> (deactivated)</span>}
      </th>
      {HEADERS.map((header, index) => (
        <td key={header} className="data-table__number" data-label={header}>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
}

function Nothing() {
  return (
    <span className="team-table__none" aria-hidden="true">
      –
    </span>
  );
}

/** How many points of a hundred more or fewer were kept than in the seven days before. */
function Change({ row: { last7Days, sevenDaysBefore } }: { row: TeamRow }) {
  if (sevenDaysBefore.settled === 0) return null;
  const points = percent(last7Days) - percent(sevenDaysBefore);
  if (points === 0) return ', as before';
  return `, ${points > 0 ? '+' : '\u2212'}${Math.abs(points)}`;
}

function percent({ kept, settled }: TeamRow['last7Days']): number {
  return Math.round((100 * kept) / settled);
}

function holderFilter({ user, inPool }: TeamRow): LeadFilterQuery {
  if (user) return { assignedTo: user._id };
  return inPool ? { pool: true } : { unassigned: true };
}
