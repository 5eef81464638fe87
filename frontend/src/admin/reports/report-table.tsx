import type { ReactNode } from 'react';
import { DataTable } from '../ui/lists/data-table';
import './report-table.css';

export interface ReportColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Words instead of a number. */
  readonly isText?: boolean;
}

interface ReportTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The first names the row. */
  readonly columns: readonly [ReportColumn<Row>, ...ReportColumn<Row>[]];
  readonly keyOf: (row: Row) => string;
}

/** A table of counts, which scrolls by itself where the screen is narrow. */
export function ReportTable<Row>({ label, rows, columns, keyOf }: ReportTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section className="report-table" aria-label={`Table: ${label}`} tabIndex={0}>
      <DataTable
        rows={rows}
        keyOf={keyOf}
        columns={columns.map(({ isText, ...column }, index) => ({
          ...column,
          isRowHeader: index === 0,
          isNumber: index > 0 && !isText,
        }))}
      />
    </section>
  );
}
