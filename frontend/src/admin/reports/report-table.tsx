import { CLOSE_REASON_LABELS, closeReasonsFor } from '@lead-types/close-reasons';
import { STATUS_LABELS } from '@lead-types/lead-work';
import type { ReactNode } from 'react';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { DataTable } from '../ui/lists/data-table';
import { CountedLeads, CountLabel, MEASURE_FILTERS, ShareBar } from './report-figures';
import type { ReasonRow, ReportMeasures } from './reports-api';
import './report-dashboard.css';

interface ReportColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isText?: boolean;
  /** A number before a bar, so that the header is over both. */
  readonly hasBar?: boolean;
}

interface ReportTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** On a phone, the row headers have a line of their own. The numbers below them are under the column headers. */
  readonly folds?: boolean;
  /** The first column contains the row headers. */
  readonly columns: readonly [ReportColumn<Row>, ...ReportColumn<Row>[]];
  readonly keyOf: (row: Row) => string;
}

export function ReportTable<Row>({ label, rows, folds = false, columns, keyOf }: ReportTableProps<Row>) {
  const className = folds ? 'report-table report-table--folds' : 'report-table';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this area
    <section className={className} aria-label={`Table: ${label}`} tabIndex={0}>
      <DataTable
        rows={rows}
        keyOf={keyOf}
        columns={columns.map(({ isText, hasBar, ...column }, index) => ({
          ...column,
          isRowHeader: index === 0,
          isNumber: index > 0 && !isText && !hasBar,
          className: isText ? 'report-table__text' : hasBar ? 'report-table__bar' : '',
        }))}
      />
    </section>
  );
}

interface MeasureColumnsOptions<Row> {
  readonly filterOf: (row: Row) => LeadFilterQuery | null;
  readonly isDrawn?: (row: Row) => boolean;
}

/**
 * Returns columns with the number of leads in total, contacted, qualified and converted. The first of these columns
 * also has a bar in the rows for which `isDrawn` is true.
 */
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
      hasBar: true,
      cell: (row) => (
        <>
          <span className="report-figure__count">
            <CountedLeads count={row.leads} by={filterOf(row)} />
          </span>
          {isDrawn(row) && <ShareBar part={row.leads} whole={most} />}
        </>
      ),
    },
    shared('contacted', 'Contacted'),
    shared('qualified', 'Qualified'),
    shared('converted', 'Converted'),
  ];
}

export function countedBy(row: LeadFilterQuery | null, measure: keyof typeof MEASURE_FILTERS): LeadFilterQuery | null {
  return row && { ...row, ...MEASURE_FILTERS[measure] };
}

export function ReasonTable({ rows }: { rows: readonly ReasonRow[] }) {
  const most = Math.max(...rows.map(({ leads }) => leads));
  return (
    <ReportTable
      label="Why leads were closed or rejected"
      rows={rows}
      keyOf={({ status, reason }) => `${status} ${reason}`}
      columns={[
        { header: 'Reason', cell: labelOf },
        { header: 'Status', isText: true, cell: ({ status }) => STATUS_LABELS[status] },
        {
          header: 'Leads',
          hasBar: true,
          cell: ({ status, reason, leads }) => (
            <>
              <span className="report-figure__count">
                <CountedLeads count={leads} by={{ status: [status], closeReason: [reason ?? 'none'] }} />
              </span>
              <ShareBar part={leads} whole={most} />
            </>
          ),
        },
      ]}
    />
  );
}

function labelOf({ status, reason }: ReasonRow): string {
  if (reason === null) return 'No reason given';
  return closeReasonsFor(status)[reason] ?? CLOSE_REASON_LABELS[reason];
}
