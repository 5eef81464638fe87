import { Injectable } from '@nestjs/common';
import { kolkataDay } from '../../leads/domain/date-range.js';
import { byPerson } from '../../leads/domain/day-work.js';
import { leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import { LeadReader } from '../../leads/domain/lead-reader.js';
import { userNotFound } from '../../users/domain/user.errors.js';
import type { Target, TeamRow } from '../domain/report.js';
import { TargetRepository } from '../infrastructure/target.repository.js';
import { TeamRepository } from '../infrastructure/team.repository.js';

const NOTHING = {
  open: 0,
  overdue: 0,
  followUpsDue: 0,
  calledYesterday: 0,
  last7Days: { kept: 0, settled: 0 },
  sevenDaysBefore: { kept: 0, settled: 0 },
  oldestWaiting: null,
  today: [],
} as const;

@Injectable()
export class TeamReportService {
  constructor(
    private readonly counts: TeamRepository,
    private readonly targets: TargetRepository,
    private readonly leads: LeadReader,
  ) {}

  /**
   * Replaces a user's targets for the lead types that the viewer can see. Targets for other types stay.
   * @throws userNotFound
   */
  async setTargets(viewer: Viewer, userId: string, targets: readonly Target[], address: string): Promise<void> {
    const { types } = leadScope(viewer);
    if (!(await this.targets.replace(userId, types, targets, { actorId: viewer.id, address }))) throw userNotFound();
  }

  /**
   * Sorted by most overdue leads. A viewer with access to all leads of some types gets a row for every user who has, or
   * could be assigned, such leads. A viewer who can see only their own leads gets one row for themselves, and the
   * pool's row if they can take leads from it.
   */
  async team(viewer: Viewer, now: Date): Promise<TeamRow[]> {
    const scope = leadScope(viewer);
    const [counts, work, active] = await Promise.all([
      this.counts.rows(scope, now),
      this.counts.dayWork(scope, kolkataDay(now)),
      this.leads.assignees(),
    ]);
    const today = byPerson(work);
    const found = counts.map((row) => ({ ...row, today: today.get(row.userId ?? '') ?? [] }));
    const people = active.filter(
      ({ id, leadTypes }) => id === viewer.id || leadTypes.some((type) => scope.types.includes(type)),
    );
    const counted = new Map(found.map((row) => [row.inPool ? 'pool' : row.userId, row]));
    const expected: TeamRow[] = [
      { ...NOTHING, userId: null, inPool: false, name: null, isActive: true },
      ...people.map(({ id, name }) => ({
        ...NOTHING,
        userId: id,
        inPool: false,
        name,
        isActive: true,
        today: today.get(id) ?? [],
      })),
    ];
    const idle = expected.filter(({ userId }) => !counted.has(userId));
    const named = new Set(people.map(({ id }) => id));
    const isExpected = ({ userId, inPool }: TeamRow) => (userId === null ? !inPool : named.has(userId));
    const isShown = (row: TeamRow) =>
      scope.assignedTo === null || row.userId === scope.assignedTo || (row.inPool && scope.orInPool === true);
    return [...found.filter((row) => isExpected(row) || hasAnything(row)), ...idle]
      .filter(isShown)
      .sort(mostOverdueFirst);
  }
}

/** Users who can no longer be assigned such leads are listed only if at least one of their counts is above zero. */
function hasAnything({
  open,
  overdue,
  followUpsDue,
  calledYesterday,
  last7Days,
  sevenDaysBefore,
  today,
}: TeamRow): boolean {
  if (today.some(({ called, missed, convertedInMonth }) => called + missed + convertedInMonth > 0)) return true;
  const counts = [open, overdue, followUpsDue, calledYesterday, last7Days.settled, sevenDaysBefore.settled];
  return counts.some((count) => count > 0);
}

function mostOverdueFirst(a: TeamRow, b: TeamRow): number {
  return b.overdue - a.overdue || b.open - a.open || (a.name ?? '').localeCompare(b.name ?? '', 'en');
}
