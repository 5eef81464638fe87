import { countedLeadsAddress, FIRST_VIEW } from '../leads/filters/lead-view';
import { useTeamReportQuery } from '../reports/reports-api';
import { TeamTable } from '../reports/team-table';
import { ScreenHead } from '../ui/admin-screen';
import { Button } from '../ui/button';
import { Loading } from '../ui/content-state';
import { dayInIndia, formatFullTime } from '../ui/dates';
import { LoadError } from '../ui/errors/error-message';
import './team-page.css';

export function TeamPage() {
  const {
    data: rows,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp,
  } = useTeamReportQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const today = dayInIndia(Date.now());
  const isFailed = error && !isFetching;
  return (
    <>
      <ScreenHead>
        {rows && !isFailed && (
          <Button className="team-page__print" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </ScreenHead>
      {isFailed ? (
        <LoadError what="The team" error={error} onRetry={refetch} />
      ) : !rows ? (
        <Loading>Counting...</Loading>
      ) : (
        <section className="team-page" aria-label="Team">
          <p className="team-page__hint">
            <span className="team-page__words">Sorted by most overdue. Select a number to see its leads.</span>
            <strong className="team-page__paper">
              Team on {formatFullTime(fulfilledTimeStamp ?? 0)}, sorted by most overdue
            </strong>
          </p>
          <TeamTable rows={rows} addressOf={(filter) => countedLeadsAddress(FIRST_VIEW, filter, today)} />
        </section>
      )}
    </>
  );
}
