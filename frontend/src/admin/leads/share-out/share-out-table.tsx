import { Checkbox } from '../../ui/fields/checkbox';
import { formatAway } from '../../ui/format-away';
import { formatNumber } from '../../ui/format-number';
import { DataTable } from '../../ui/lists/data-table';
import type { ShareOutCandidate } from './share-out-api';
import './share-out.css';

interface ShareOutTableProps {
  readonly people: readonly ShareOutCandidate[];
  readonly chosen: ReadonlySet<string>;
  /** What each gets is being counted anew. */
  readonly isStale: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** Who may be given some of the leads, with what they have, and what each would get. */
export function ShareOutTable({ people, chosen, isStale, onChoose }: ShareOutTableProps) {
  return (
    <DataTable
      className="share-out__people"
      aria-label="People"
      aria-busy={isStale}
      rows={people}
      keyOf={({ _id }) => _id}
      columns={[
        {
          header: 'Person',
          isRowHeader: true,
          cell: ({ _id, name, away, isAway }) => (
            <Checkbox checked={chosen.has(_id)} onChange={({ target }) => onChoose(_id, target.checked)}>
              <span>
                {name}
                {isAway && <span className="share-out__away">{formatAway(away)}</span>}
              </span>
            </Checkbox>
          ),
        },
        { header: 'Open', isNumber: true, cell: ({ open }) => formatNumber(open) },
        { header: 'Overdue', isNumber: true, cell: ({ overdue }) => formatNumber(overdue) },
        { header: 'May see', isNumber: true, cell: ({ maySee }) => formatNumber(maySee) },
        {
          header: 'Gets',
          isNumber: true,
          cell: ({ _id, gets }) => (
            <span className="share-out__gets">{chosen.has(_id) ? formatNumber(gets) : '–'}</span>
          ),
        },
      ]}
    />
  );
}
