import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { EmptyState, Loading } from '../content-state';
import { Icon } from '../icon';
import './lists.css';

interface Sort {
  readonly order: 'ascending' | 'descending' | 'none';
  readonly onSort: () => void;
}

export interface Column<Row> {
  readonly header: string;
  readonly head?: ReactNode;
  /** Not needed if `renderRow` renders the rows. */
  readonly cell?: (row: Row) => ReactNode;
  readonly isRowHeader?: boolean;
  readonly isNumber?: boolean;
  /** True if the header is repeated before the cell when each row is shown as a block. */
  readonly isLabelled?: boolean;
  readonly className?: string;
  readonly sort?: Sort | undefined;
}

interface DataTableProps<Row> extends Omit<ComponentProps<'table'>, 'children' | 'rows'> {
  readonly columns: readonly Column<Row>[];
  /** Undefined while the rows are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  readonly rowClass?: (row: Row) => string;
  readonly renderRow?: (row: Row) => ReactNode;
  /** True if the rows belong to an earlier query. The user then cannot interact with them. */
  readonly isStale?: boolean;
  readonly loading?: string;
  readonly empty?: ReactNode;
  /** On screens narrower than this, each row is shown as a block. */
  readonly stacksBelow?: 'phone' | 'tablet';
}

/** Table with a loading and an empty state. Sorting and paging are done by the server. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, keyOf, rowClass, renderRow, isStale, loading, empty, stacksBelow, className, ...table } =
    props;
  if (!rows) return <Loading>{loading}</Loading>;
  if (rows.length === 0 && empty !== undefined) return <EmptyState role="status">{empty}</EmptyState>;
  const cells = (row: Row) => (
    <tr className={rowClass?.(row)}>
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.header}
            className={classOf(column)}
            scope={column.isRowHeader ? 'row' : undefined}
            data-label={column.isLabelled ? column.header : undefined}
          >
            {column.cell?.(row)}
          </Cell>
        );
      })}
    </tr>
  );
  const classes = ['data-table', stacksBelow && `data-table--${stacksBelow}`, className].filter(Boolean).join(' ');
  return (
    <table className={classes} {...table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.header} scope="col" className={classOf(column)} aria-sort={column.sort?.order}>
              <Head {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody inert={isStale}>
        {rows.map((row) => (
          <Fragment key={keyOf(row)}>{renderRow ? renderRow(row) : cells(row)}</Fragment>
        ))}
      </tbody>
    </table>
  );
}

const ARROWS = { ascending: 'caret-up', descending: 'caret-down', none: null } as const;

function Head({ header, head = header, sort }: Pick<Column<never>, 'header' | 'head' | 'sort'>) {
  if (!sort) return head;
  const arrow = ARROWS[sort.order];
  return (
    <button className="data-table__sort" type="button" onClick={sort.onSort}>
      {head}
      <span className="data-table__arrow">{arrow && <Icon name={arrow} />}</span>
    </button>
  );
}

function classOf<Row>({ isNumber, className }: Column<Row>): string | undefined {
  return [isNumber && 'data-table__number', className].filter(Boolean).join(' ') || undefined;
}
