import type { DayRange } from '@lead-types/date-presets';
import { skipToken } from '@reduxjs/toolkit/query';
import { type LeadFilterQuery, NO_VALUE } from '../leads/filters/filter-kinds';
import { REPORT_TITLES } from '../ui/report-titles';
import { DailyChart } from './daily-chart';
import { Funnel } from './funnel';
import { IndiaMap } from './india-map';
import { type AddressOfCounted, CountedLeads, CountLabel, formatWait, reportTypeLabel } from './report-figures';
import { countedBy, measureColumns, ReasonTable, ReportTable } from './report-table';
import './report-dashboard.css';
import { ReportSection } from './report-section';
import {
  type AssigneeRow,
  type DistrictRow,
  type PromiseRow,
  type SourceRow,
  useAssigneeReportQuery,
  useDailyReportQuery,
  useDistrictReportQuery,
  usePromiseReportQuery,
  useReasonReportQuery,
  useSourceReportQuery,
  useStateReportQuery,
  useTypeReportQuery,
} from './reports-api';

const ALWAYS_FRESH = { refetchOnMountOrArgChange: true } as const;

interface ReportDashboardProps {
  readonly filter: LeadFilterQuery;
  /** Days to compare with, and links to their leads. Null if there is nothing to compare with. */
  readonly before: { readonly days: DayRange; readonly addressOf: AddressOfCounted } | null;
}

export function ReportDashboard({ filter, before }: ReportDashboardProps) {
  const daily = useDailyReportQuery(filter, ALWAYS_FRESH);
  const types = useTypeReportQuery(filter, ALWAYS_FRESH);
  const promises = usePromiseReportQuery(filter, ALWAYS_FRESH);
  const sources = useSourceReportQuery(filter, ALWAYS_FRESH);
  const assignees = useAssigneeReportQuery(filter, ALWAYS_FRESH);
  const states = useStateReportQuery(filter, ALWAYS_FRESH);
  const districts = useDistrictReportQuery(filter, ALWAYS_FRESH);
  const reasons = useReasonReportQuery(filter, ALWAYS_FRESH);
  const { data: typesBefore } = useTypeReportQuery(
    before ? { ...filter, dateRange: 'custom', dateFrom: before.days.from, dateTo: before.days.to } : skipToken,
    ALWAYS_FRESH,
  );
  return (
    <div className="report-dashboard">
      <ReportSection report="daily" filter={filter} answer={daily}>
        {(rows) => (
          <DailyChart
            rows={rows}
            before={
              before && typesBefore
                ? { leads: typesBefore.reduce((sum, { leads }) => sum + leads, 0), addressOf: before.addressOf }
                : null
            }
          />
        )}
      </ReportSection>
      <ReportSection report="types" filter={filter} answer={types}>
        {(rows) => (
          <div className="report-dashboard__funnel">
            <div>
              <Funnel
                rows={rows}
                before={before && typesBefore ? { rows: typesBefore, addressOf: before.addressOf } : null}
              />
            </div>
            <ReportTable
              label="From new to converted, by type"
              rows={rows}
              folds
              keyOf={({ type }) => type}
              columns={[
                { header: 'Type', cell: ({ type }) => reportTypeLabel(type) },
                ...measureColumns(rows, { filterOf: ({ type }) => ({ type: [type] }) }),
              ]}
            />
          </div>
        )}
      </ReportSection>
      <ReportSection report="promises" filter={filter} answer={promises}>
        {(rows) => (
          <>
            <p className="report-dashboard__hint">
              Kept % does not count leads that are still waiting. Half of the first responses came within the median.
              One in ten took longer than Slowest 10%. These two times include nights and Sundays; the promise does not.
            </p>
            <ReportTable
              label={REPORT_TITLES.promises}
              rows={rows.filter(hasData)}
              keyOf={({ type }) => type ?? 'all'}
              columns={[
                { header: 'Type', cell: ({ type }) => (type ? reportTypeLabel(type) : 'All types') },
                {
                  header: 'Promised',
                  cell: (row) => <CountedLeads count={row.promised} by={countedBy(ofPromiseRow(row), 'promised')} />,
                },
                {
                  header: 'Kept',
                  cell: (row) => (
                    <CountLabel
                      part={row.kept}
                      whole={row.kept + row.missed + row.overdue}
                      by={countedBy(ofPromiseRow(row), 'kept')}
                    />
                  ),
                },
                {
                  header: 'Missed',
                  cell: (row) => <CountedLeads count={row.missed} by={countedBy(ofPromiseRow(row), 'missed')} />,
                },
                {
                  header: 'Overdue',
                  cell: (row) => <CountedLeads count={row.overdue} by={countedBy(ofPromiseRow(row), 'overdue')} />,
                },
                {
                  header: 'Waiting',
                  cell: (row) => <CountedLeads count={row.waiting} by={countedBy(ofPromiseRow(row), 'waiting')} />,
                },
                { header: 'Median', cell: ({ medianMinutes }) => formatWait(medianMinutes) },
                { header: 'Slowest 10%', cell: ({ p90Minutes }) => formatWait(p90Minutes) },
              ]}
            />
          </>
        )}
      </ReportSection>
      <ReportSection report="sources" filter={filter} answer={sources}>
        {(rows) => (
          <ReportTable
            label={REPORT_TITLES.sources}
            rows={rows}
            folds
            keyOf={({ source, campaign, isRest }) => JSON.stringify([source, campaign, isRest])}
            columns={[
              {
                header: 'Source',
                cell: ({ source, isRest }) => (isRest ? 'Other sources' : (source ?? 'Direct or not known')),
              },
              { header: 'Campaign', isText: true, cell: ({ campaign }) => campaign ?? '–' },
              ...measureColumns(rows, { filterOf: ofSourceRow }),
            ]}
          />
        )}
      </ReportSection>
      <ReportSection report="assignees" filter={filter} answer={assignees}>
        {(rows) => (
          <ReportTable
            label={REPORT_TITLES.assignees}
            rows={rows}
            folds
            keyOf={({ assignee, inPool }) => (inPool ? 'pool' : (assignee?._id ?? 'nobody'))}
            columns={[
              {
                header: 'Name',
                cell: ({ assignee, inPool }) => (inPool ? 'In the pool' : (assignee?.name ?? 'Unassigned')),
              },
              ...measureColumns(rows, { filterOf: ofAssigneeRow }),
              {
                header: 'Overdue',
                cell: (row) => <CountedLeads count={row.overdue} by={countedBy(ofAssigneeRow(row), 'overdue')} />,
              },
            ]}
          />
        )}
      </ReportSection>
      <ReportSection report="states" filter={filter} answer={states}>
        {(rows) => (
          <div className="report-dashboard__map">
            <IndiaMap rows={rows} />
            <ReportTable
              label={REPORT_TITLES.states}
              rows={rows}
              folds
              keyOf={({ code }) => code ?? 'unknown'}
              columns={[
                { header: 'State', cell: ({ name }) => name ?? 'Not given or not known' },
                // Many leads have no state. Their row has no bar, because all other bars would look tiny next to it.
                ...measureColumns(rows, {
                  filterOf: ({ code }) => ({ state: [code ?? 'none'] }),
                  isDrawn: ({ code }) => code !== null,
                }),
              ]}
            />
          </div>
        )}
      </ReportSection>
      <ReportSection report="districts" filter={filter} answer={districts}>
        {(rows) => (
          <ReportTable
            label={REPORT_TITLES.districts}
            rows={rows}
            folds
            keyOf={({ code, district, isRest }) => JSON.stringify([code, district, isRest])}
            columns={[
              { header: 'District', cell: ({ district }) => district ?? 'Other districts' },
              { header: 'State', isText: true, cell: ({ name }) => name ?? '–' },
              ...measureColumns(rows, { filterOf: ofDistrictRow, isDrawn: ({ isRest }) => !isRest }),
            ]}
          />
        )}
      </ReportSection>
      <ReportSection report="reasons" filter={filter} answer={reasons}>
        {(rows) => <ReasonTable rows={rows} />}
      </ReportSection>
    </div>
  );
}

function ofPromiseRow({ type }: PromiseRow): LeadFilterQuery {
  return type ? { type: [type] } : {};
}

/** Returns null for the row that combines small sources, because no filter can find its leads. */
function ofSourceRow({ source, campaign, isRest }: SourceRow): LeadFilterQuery | null {
  return isRest ? null : { source: source ?? NO_VALUE, campaign: campaign ?? NO_VALUE };
}

/** Returns null for the row that combines small districts, because no filter can find its leads. */
function ofDistrictRow({ code, district }: DistrictRow): LeadFilterQuery | null {
  return district === null ? null : { state: [code ?? 'none'], district };
}

function ofAssigneeRow({ assignee, inPool }: AssigneeRow): LeadFilterQuery {
  if (inPool) return { pool: true };
  return assignee ? { assignedTo: assignee._id } : { unassigned: true };
}

function hasData({ type, promised, medianMinutes }: PromiseRow): boolean {
  return type === null || promised > 0 || medianMinutes !== null;
}
