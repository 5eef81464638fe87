import { formatReference } from '@lead-types/format-reference';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { LoadError } from '../ui/errors/error-message';
import { formatNumber } from '../ui/format-number';
import { type Column, DataTable } from '../ui/lists/data-table';
import { Pagination } from '../ui/lists/pagination';
import { valueLabel } from './import-fields';
import { OUTCOME_NAMES, OUTCOMES } from './import-texts';
import {
  type Import,
  type ImportOutcome,
  type ImportRow,
  useImportFieldsQuery,
  useImportRowsQuery,
  useRefusedRowsFileMutation,
} from './imports-api';

const CELLS_SHOWN = 3;

interface ImportRowsProps {
  readonly opened: Import;
  readonly leadAddress: (id: string) => string;
}

/** The result of each row, filtered by outcome. */
export function ImportRows({ opened, leadAddress }: ImportRowsProps) {
  const { _id: id, counts, options } = opened;
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [page, setPage] = useState(1);
  const { currentData, error, refetch } = useImportRowsQuery(
    { id, outcome, page },
    { refetchOnMountOrArgChange: true },
  );
  const { data: fields = [] } = useImportFieldsQuery();
  const labels = new Map(fields.map(({ field, label }) => [field, label]));
  const show = (next: ImportOutcome | undefined) => {
    setOutcome(next);
    setPage(1);
  };
  const total = OUTCOME_NAMES.reduce((sum, name) => sum + counts[name], 0);
  const columns: readonly Column<ImportRow>[] = [
    {
      header: 'Row',
      isRowHeader: true,
      className: 'import-rows__row',
      cell: ({ line, cells }) => (
        <>
          Line {formatNumber(line)}
          <span className="import-step__detail">{nameIn(cells, options?.fields)}</span>
        </>
      ),
    },
    {
      header: 'Result',
      className: 'import-rows__result',
      cell: (row) => <Badge tone={OUTCOMES[row.outcome].tone}>{OUTCOMES[row.outcome].label}</Badge>,
    },
    {
      header: 'Details',
      className: 'import-rows__details',
      cell: (row) => <Details row={row} labels={labels} leadAddress={leadAddress} />,
    },
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend */}
      <div className="import-rows__tools" role="group" aria-label="Show rows">
        <Button small aria-pressed={outcome === undefined} onClick={() => show(undefined)}>
          All {formatNumber(total)}
        </Button>
        {OUTCOME_NAMES.map((name) => (
          <Button key={name} small aria-pressed={outcome === name} onClick={() => show(name)}>
            {OUTCOMES[name].filter} {formatNumber(counts[name])}
          </Button>
        ))}
      </div>
      {counts.refused > 0 && <DownloadRefused opened={opened} />}
      {error && !currentData ? (
        <LoadError what="Rows" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          className="import-rows"
          aria-label="Rows"
          columns={columns}
          rows={currentData?.data}
          keyOf={({ line }) => String(line)}
          loading="Loading rows..."
          empty="No such rows."
          stacksBelow="phone"
        />
      )}
      {currentData && (
        <Pagination pagination={currentData.pagination} rows={currentData.data.length} onPage={setPage} />
      )}
    </>
  );
}

/** Whom the row is about: the first cells about the person, or else the first cells. */
function nameIn(cells: readonly string[], fields: readonly string[] = []): string {
  const filled = cells.map((cell, index) => ({ cell, field: fields[index] ?? '' })).filter(({ cell }) => cell !== '');
  const personal = filled.filter(({ field }) => field.startsWith('personalInfo.'));
  const shown = personal.length > 0 ? personal : filled;
  return shown
    .slice(0, CELLS_SHOWN)
    .map(({ cell }) => cell)
    .join(', ');
}

interface DetailsProps extends Pick<ImportRowsProps, 'leadAddress'> {
  readonly row: ImportRow;
  readonly labels: ReadonlyMap<string, string>;
}

function Details({ row, labels, leadAddress }: DetailsProps) {
  const { line, outcome, leadId, reference, duplicateOf, duplicateOfLine, problems, differences, done } = row;
  const link = (id: string, words: string) => (
    <Link to={leadAddress(id)} aria-label={`${words}, line ${line}`}>
      {words}
    </Link>
  );
  const value = (field: string, text: string | null) => (text === null ? 'empty' : valueLabel(field, text));
  const lines = [
    ...problems.map(({ column, message }) => (column === null ? message : `${column}: ${message}`)),
    ...differences.map(
      ({ field, from, to }) => `${labels.get(field) ?? field}: ${value(field, from)} → ${value(field, to)}`,
    ),
    ...(duplicateOfLine === null ? [] : [`The same as line ${formatNumber(duplicateOfLine)}`]),
    ...(done === 'undone' ? ['Undone'] : []),
    ...(done === 'kept' ? ['Not undone, because somebody has changed the lead since'] : []),
  ];
  return (
    <>
      {leadId && link(leadId, reference ? `Lead ${formatReference(reference)}` : 'Lead')}
      {duplicateOf && (
        <span>
          {outcome === 'created' ? 'Possible duplicate of an ' : 'The same as an '}
          {link(duplicateOf, 'existing lead')}
        </span>
      )}
      {lines.length > 0 && (
        <ul className="import-rows__lines">
          {lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

export function useDownloadRefused() {
  const [download, { isLoading }] = useRefusedRowsFileMutation();
  const showToast = useToast();
  return {
    isLoading,
    download: async ({ _id }: Import) => {
      const { error } = await download(_id);
      if (error) showToast('error', problemMessage(error));
    },
  };
}

function DownloadRefused({ opened }: { opened: Import }) {
  const { download, isLoading } = useDownloadRefused();
  return (
    <div>
      <Button icon="download-simple" isBusy={isLoading} onClick={() => void download(opened)}>
        {isLoading ? 'Downloading...' : 'Download refused rows'}
      </Button>
    </div>
  );
}
