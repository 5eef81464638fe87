import { useId } from 'react';
import { fieldError } from '../api/problem';
import { Badge } from '../ui/badge';
import { Select } from '../ui/fields/fields';
import { formatNumber } from '../ui/format-number';
import { type Column, DataTable } from '../ui/lists/data-table';
import { ChoiceError } from './choice-group';
import { asksDateOrder, type ImportChoices, isUnknown, NOT_IMPORTED } from './import-choices';
import { groupFields } from './import-fields';
import type { DateOrder, Import, ImportColumn, ImportField } from './imports-api';

const SAMPLES_SHOWN = 3;
const DATE_ORDERS: readonly { value: DateOrder; label: string }[] = [
  { value: 'day_first', label: 'Day first: 03/04 is 3 April' },
  { value: 'month_first', label: 'Month first: 03/04 is 4 March' },
];

interface ImportColumnsProps {
  readonly columns: Import['columns'];
  readonly fields: readonly ImportField[];
  readonly choices: ImportChoices;
  /** The error of the last check. */
  readonly error: unknown;
  readonly onChange: (changes: Partial<ImportChoices>) => void;
}

interface IndexedColumn extends ImportColumn {
  readonly index: number;
}

/** The columns of the file, each with the choice of its field. */
export function ImportColumns({ columns, fields, choices, error, onChange }: ImportColumnsProps) {
  const options = [{ value: NOT_IMPORTED, label: 'Not imported' }, ...groupFields(fields)];
  const setField = (index: number, field: string) => onChange({ fields: choices.fields.with(index, field) });
  const cells: readonly Column<IndexedColumn>[] = [
    {
      header: 'Column',
      isRowHeader: true,
      className: 'import-columns__heading',
      cell: (column) => <Heading column={column} field={choices.fields[column.index] ?? ''} />,
    },
    {
      header: 'Examples',
      isLabelled: true,
      className: 'import-columns__samples',
      cell: ({ samples }) => samples.slice(0, SAMPLES_SHOWN).join(' · ') || 'None',
    },
    {
      header: 'Import as',
      className: 'import-columns__field',
      cell: (column) => {
        const { index } = column;
        const field = choices.fields[index] ?? '';
        if (column.isCalculated) return <span className="import-step__detail">Calculated, not imported</span>;
        return (
          <>
            <CellSelect
              label={`Import ${nameOf(column)} as`}
              error={fieldError(error, `fields.${index}`)}
              required
              none={field === '' ? 'Choose' : undefined}
              options={options}
              value={field}
              onChange={(value) => setField(index, value)}
            />
            {asksDateOrder(
              column,
              fields.find((one) => one.field === field),
            ) && (
              <CellSelect
                label={`Dates in ${nameOf(column)}`}
                hint={column.dates === 'mixed' ? 'Some dates have the day first, others the month.' : undefined}
                required={column.dates === 'unproven'}
                none="Choose the order of the dates"
                options={DATE_ORDERS}
                value={choices.dateOrders[index] ?? ''}
                onChange={(value) =>
                  onChange({ dateOrders: { ...choices.dateOrders, [index]: value as DateOrder | '' } })
                }
              />
            )}
          </>
        );
      },
    },
  ];
  return (
    <DataTable
      className="import-columns"
      aria-label="Columns"
      columns={cells}
      rows={columns.map((column, index) => ({ ...column, index }))}
      keyOf={({ index }) => String(index)}
      stacksBelow="phone"
    />
  );
}

function Heading({ column, field }: { column: IndexedColumn; field: string }) {
  const { heading, index, filled, isRepeated } = column;
  return (
    <>
      {heading || `Column ${index + 1}`}
      <span className="import-step__detail">
        {heading === '' && 'No heading, '}
        {filled === 1 ? '1 value' : `${formatNumber(filled)} values`}
      </span>
      {isUnknown(column, field) && (
        <Badge tone="warning" icon="warning">
          {isRepeated ? 'Repeated heading' : 'Unknown heading'}
        </Badge>
      )}
    </>
  );
}

/** Repeated headings differ by their position. */
function nameOf({ heading, index, isRepeated }: IndexedColumn): string {
  if (heading === '') return `column ${index + 1}`;
  return isRepeated ? `“${heading}” (column ${index + 1})` : `“${heading}”`;
}

interface CellSelectProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly required: boolean;
  readonly none: string | undefined;
  readonly options: Parameters<typeof Select>[0]['options'];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function CellSelect({ label, error, hint, onChange, ...select }: CellSelectProps) {
  const id = useId();
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="import-columns__choice">
      {hint && (
        <span className="import-step__detail" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <Select
        {...select}
        place="import-columns__select"
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={descriptions || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <ChoiceError id={`${id}-error`} error={error} />
    </div>
  );
}
