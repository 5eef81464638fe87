import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { CountLabel } from './count-label';
import { CountedLeads, MEASURE_FILTERS } from './counted-leads';
import type { ReportColumn } from './report-table';
import type { ReportMeasures } from './reports-api';
import { ShareBar } from './share-bar';
import './report-figure.css';

interface MeasureColumnsOptions<Row> {
  /** What a row's leads have in common; null where no list has them. */
  readonly filterOf: (row: Row) => LeadFilterQuery | null;
  readonly isDrawn?: (row: Row) => boolean;
}

/** How many leads each row has, the drawn ones against the largest of them, and how far they came. */
export function measureColumns<Row extends ReportMeasures>(
  rows: readonly Row[],
  { filterOf, isDrawn = () => true }: MeasureColumnsOptions<Row>,
): ReportColumn<Row>[] {
  const most = Math.max(0, ...rows.filter(isDrawn).map(({ leads }) => leads));
  const shared = (measure: 'contacted' | 'qualified' | 'converted', header: string): ReportColumn<Row> => ({
    header,
    cell: (row) => <CountLabel part={row[measure]} whole={row.leads} by={countedBy(filterOf(row), measure)} />,
  });
  return [
    {
      header: 'Leads',
      cell: (row) => (
        <>
          {isDrawn(row) && <ShareBar part={row.leads} whole={most} />}
          <span className="report-figure__count">
            <CountedLeads count={row.leads} by={filterOf(row)} />
          </span>
        </>
      ),
    },
    shared('contacted', 'Contacted'),
    shared('qualified', 'Qualified'),
    shared('converted', 'Converted'),
  ];
}

/** What a measure counts of a row. */
export function countedBy(row: LeadFilterQuery | null, measure: keyof typeof MEASURE_FILTERS): LeadFilterQuery | null {
  return row && { ...row, ...MEASURE_FILTERS[measure] };
}
