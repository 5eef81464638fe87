import type { ReactNode } from 'react';
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
  const [name, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section className="report-table" aria-label={`Table: ${label}`} tabIndex={0}>
      <table className="report-table__table">
        <thead>
          <tr>
            {columns.map(({ header, isText }, index) => (
              <th key={header} scope="col" className={index === 0 || isText ? undefined : 'report-table__number'}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{name.cell(row)}</th>
              {others.map(({ header, cell, isText }) => (
                <td key={header} className={isText ? undefined : 'report-table__number'}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
