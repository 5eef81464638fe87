import type { LeadFilterQuery } from '../api/lead-filter-query';
import { formatNumber } from '../ui/format-number';
import { CountLabel } from './count-label';
import { DailyChart } from './daily-chart';
import { Funnel } from './funnel';
import { IndiaMap } from './india-map';
import { measureColumns } from './measure-columns';
import './report-dashboard.css';
import { formatWait, reportTypeLabel } from './report-labels';
import { ReportSection } from './report-section';
import { ReportTable } from './report-table';
import {
  type PromiseRow,
  useAssigneeReportQuery,
  useDailyReportQuery,
  usePromiseReportQuery,
  useSourceReportQuery,
  useStateReportQuery,
  useTypeReportQuery,
} from './reports-api';

const ALWAYS_FRESH = { refetchOnMountOrArgChange: true } as const;

/** Every report over the leads that a filter leaves. */
export function ReportDashboard({ filter }: { filter: LeadFilterQuery }) {
  const daily = useDailyReportQuery(filter, ALWAYS_FRESH);
  const types = useTypeReportQuery(filter, ALWAYS_FRESH);
  const promises = usePromiseReportQuery(filter, ALWAYS_FRESH);
  const sources = useSourceReportQuery(filter, ALWAYS_FRESH);
  const assignees = useAssigneeReportQuery(filter, ALWAYS_FRESH);
  const states = useStateReportQuery(filter, ALWAYS_FRESH);
  return (
    <div className="report-dashboard">
      <ReportSection title="Leads per day and type" report="daily" filter={filter} answer={daily}>
        {(rows) => <DailyChart rows={rows} />}
      </ReportSection>
      <ReportSection title="From new to converted" report="types" filter={filter} answer={types}>
        {(rows) => (
          <div className="report-dashboard__funnel">
            <div>
              <Funnel rows={rows} />
            </div>
            <ReportTable
              label="From new to converted, by type"
              rows={rows}
              keyOf={({ type }) => type}
              columns={[{ header: 'Type', cell: ({ type }) => reportTypeLabel(type) }, ...measureColumns(rows)]}
            />
          </div>
        )}
      </ReportSection>
      <ReportSection title="First response against the promise" report="promises" filter={filter} answer={promises}>
        {(rows) => (
          <>
            <p className="report-dashboard__hint">
              The share is of the promises that are kept, missed or overdue; those still waiting do not count yet. Half
              of the first responses came within the median, one in ten took longer than the last column. These two
              count nights and Sundays; the promise does not.
            </p>
            <ReportTable
              label="First response against the promise"
              rows={rows.filter(hasSomethingToSay)}
              keyOf={({ type }) => type ?? 'all'}
              columns={[
                { header: 'Type', cell: ({ type }) => (type ? reportTypeLabel(type) : 'All types') },
                { header: 'Promised', cell: ({ promised }) => formatNumber(promised) },
                {
                  header: 'Kept',
                  cell: ({ kept, missed, overdue }) => <CountLabel part={kept} whole={kept + missed + overdue} />,
                },
                { header: 'Missed', cell: ({ missed }) => formatNumber(missed) },
                { header: 'Overdue', cell: ({ overdue }) => formatNumber(overdue) },
                { header: 'Waiting', cell: ({ waiting }) => formatNumber(waiting) },
                { header: 'Median', cell: ({ medianMinutes }) => formatWait(medianMinutes) },
                { header: 'Slowest 10%', cell: ({ slowestTenthMinutes }) => formatWait(slowestTenthMinutes) },
              ]}
            />
          </>
        )}
      </ReportSection>
      <ReportSection title="Source and campaign" report="sources" filter={filter} answer={sources}>
        {(rows) => (
          <ReportTable
            label="Source and campaign"
            rows={rows}
            keyOf={({ source, campaign, isRest }) => JSON.stringify([source, campaign, isRest])}
            columns={[
              {
                header: 'Source',
                cell: ({ source, isRest }) => (isRest ? 'All others' : (source ?? 'Direct or not known')),
              },
              { header: 'Campaign', isText: true, cell: ({ campaign }) => campaign ?? '–' },
              ...measureColumns(rows),
            ]}
          />
        )}
      </ReportSection>
      <ReportSection title="Assigned to" report="assignees" filter={filter} answer={assignees}>
        {(rows) => (
          <ReportTable
            label="Assigned to"
            rows={rows}
            keyOf={({ assignee }) => assignee?._id ?? 'nobody'}
            columns={[
              { header: 'Name', cell: ({ assignee }) => assignee?.name ?? 'Nobody' },
              ...measureColumns(rows),
              { header: 'Overdue', cell: ({ overdue }) => formatNumber(overdue) },
            ]}
          />
        )}
      </ReportSection>
      <ReportSection title="States of India" report="states" filter={filter} answer={states}>
        {(rows) => (
          <div className="report-dashboard__map">
            <IndiaMap rows={rows} />
            <ReportTable
              label="States of India"
              rows={rows}
              keyOf={({ code }) => code ?? 'unknown'}
              columns={[
                { header: 'State', cell: ({ name }) => name ?? 'Not given or not known' },
                // So many give no state that the states could not be told apart beside them.
                ...measureColumns(rows, ({ code }) => code !== null),
              ]}
            />
          </div>
        )}
      </ReportSection>
    </div>
  );
}

function hasSomethingToSay({ type, promised, medianMinutes }: PromiseRow): boolean {
  return type === null || promised > 0 || medianMinutes !== null;
}
