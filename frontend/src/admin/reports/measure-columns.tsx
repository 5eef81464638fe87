import { formatNumber } from '../ui/format-number';
import { CountLabel } from './count-label';
import type { ReportColumn } from './report-table';
import type { ReportMeasures } from './reports-api';
import { ShareBar } from './share-bar';
import './measure-columns.css';

/** How many leads each row has, the drawn ones against the largest of them, and how far they came. */
export function measureColumns<Row extends ReportMeasures>(
  rows: readonly Row[],
  isDrawn: (row: Row) => boolean = () => true,
): ReportColumn<Row>[] {
  const most = Math.max(0, ...rows.filter(isDrawn).map(({ leads }) => leads));
  return [
    {
      header: 'Leads',
      cell: (row) => (
        <>
          {isDrawn(row) && <ShareBar part={row.leads} whole={most} />}
          <span className="measure-columns__count">{formatNumber(row.leads)}</span>
        </>
      ),
    },
    { header: 'Contacted', cell: ({ contacted, leads }) => <CountLabel part={contacted} whole={leads} /> },
    { header: 'Qualified', cell: ({ qualified, leads }) => <CountLabel part={qualified} whole={leads} /> },
    { header: 'Converted', cell: ({ converted, leads }) => <CountLabel part={converted} whole={leads} /> },
  ];
}
