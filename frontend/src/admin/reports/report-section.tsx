import { type ReactNode, useId } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import type { LeadFilterQuery } from '../leads/filters/filter-kinds';
import { Button } from '../ui/button';
import { EmptyState, Loading } from '../ui/content-state';
import { ErrorBoundary } from '../ui/errors/error-boundary';
import { LoadError } from '../ui/errors/error-message';
import { REPORT_TITLES, type ReportName } from '../ui/report-titles';
import { useReportFileMutation } from './reports-api';
import './report-dashboard.css';

interface ReportSectionProps<Row> {
  readonly report: ReportName;
  readonly filter: LeadFilterQuery;
  readonly answer: {
    readonly data?: readonly Row[] | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function ReportSection<Row>({ report, filter, answer, children }: ReportSectionProps<Row>) {
  const title = REPORT_TITLES[report];
  const [download, { isLoading: busy }] = useReportFileMutation();
  const showToast = useToast();
  const heading = useId();
  const { data, error, isFetching, refetch } = answer;
  const failed = Boolean(error) && !isFetching;
  const save = async () => {
    const { data: file, error: downloadError } = await download({ report, filter });
    if (downloadError) showToast('error', `Download failed: ${problemMessage(downloadError)}`);
    else showToast('success', `Downloaded ${file.name}.`);
  };
  return (
    <section className="report-section" aria-labelledby={heading} aria-busy={isFetching}>
      <header className="report-section__head">
        <h2 className="report-section__title" id={heading}>
          {title}
        </h2>
        {isFetching && data && <span className="report-section__busy">Counting...</span>}
        <Button
          small
          icon="download-simple"
          aria-label={`Download CSV: ${title}`}
          disabled={failed || !data?.length}
          // A button with `disabled` would lose the focus.
          aria-disabled={busy || undefined}
          onClick={() => !busy && void save()}
        >
          CSV
        </Button>
      </header>
      {failed ? (
        <LoadError what={title} error={error} onRetry={refetch} />
      ) : !data ? (
        <Loading>Counting...</Loading>
      ) : data.length === 0 ? (
        <EmptyState>No leads found for the current filters.</EmptyState>
      ) : (
        <ErrorBoundary part={title} resetKey={data}>
          <Rows rows={data}>{children}</Rows>
        </ErrorBoundary>
      )}
    </section>
  );
}

/** This is a separate component, because an error boundary catches only errors of components below it. */
function Rows<Row>({ rows, children }: { rows: readonly Row[]; children: (rows: readonly Row[]) => ReactNode }) {
  return children(rows);
}
