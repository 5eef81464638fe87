import { CLOSE_REASON_LABELS, closeReasonsFor } from '@lead-types/close-reasons';
import { STATUS_LABELS } from '@lead-types/lead-work';
import { CountedLeads } from './counted-leads';
import { ReportTable } from './report-table';
import type { ReasonRow } from './reports-api';
import { ShareBar } from './share-bar';

/** How many leads were closed or rejected for each reason, the closed ones first. */
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
          cell: ({ status, reason, leads }) => (
            <>
              <ShareBar part={leads} whole={most} />{' '}
              <CountedLeads count={leads} by={{ status: [status], closeReason: [reason ?? 'none'] }} />
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
