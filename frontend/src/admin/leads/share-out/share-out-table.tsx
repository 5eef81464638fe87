import { Checkbox } from '../../ui/fields/checkbox';
import { formatAway } from '../../ui/format-away';
import { formatNumber } from '../../ui/format-number';
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
    <table className="share-out__people" aria-label="People" aria-busy={isStale}>
      <thead>
        <tr>
          {['Person', 'Open', 'Overdue', 'May see', 'Gets'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ _id, name, open, overdue, maySee, gets, away, isAway }) => (
          <tr key={_id}>
            <th scope="row">
              <Checkbox checked={chosen.has(_id)} onChange={({ target }) => onChoose(_id, target.checked)}>
                <span>
                  {name}
                  {isAway && <span className="share-out__away">{formatAway(away)}</span>}
                </span>
              </Checkbox>
            </th>
            <td>{formatNumber(open)}</td>
            <td>{formatNumber(overdue)}</td>
            <td>{formatNumber(maySee)}</td>
            <td className="share-out__gets">{chosen.has(_id) ? formatNumber(gets) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
