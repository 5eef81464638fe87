import { CountOf } from './count-of';
import type { ReportColumn } from './report-table';
import { countWords } from './report-words';
import type { ReportMeasures } from './reports-api';
import { ShareBar } from './share-bar';

/** How many leads each row has, drawn against the largest, and how far they came. */
export function measureColumns(rows: readonly ReportMeasures[]): ReportColumn<ReportMeasures>[] {
  const most = Math.max(...rows.map(({ leads }) => leads));
  return [
    {
      header: 'Leads',
      cell: ({ leads }) => (
        <>
          <ShareBar part={leads} whole={most} />
          <span className="report-table__count">{countWords(leads)}</span>
        </>
      ),
    },
    { header: 'Contacted', cell: ({ contacted, leads }) => <CountOf part={contacted} whole={leads} /> },
    { header: 'Qualified', cell: ({ qualified, leads }) => <CountOf part={qualified} whole={leads} /> },
    { header: 'Converted', cell: ({ converted, leads }) => <CountOf part={converted} whole={leads} /> },
  ];
}
