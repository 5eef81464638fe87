import type { FactsSection } from '../../content/content-page';
import './lists.css';

/** A list of facts. A screen reader reads each label and its value as one line. */
export function FactList({ items }: { items: FactsSection['items'] }) {
  return (
    <ul className="fact-list" data-reveal="">
      {items.map(({ figure, label }) => (
        <li className="fact-list__row" key={label}>
          <strong className="fact-list__figure">{figure}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

interface ChecklistProps {
  readonly items: readonly string[];
  readonly planned?: boolean | undefined;
}

export function Checklist({ items, planned }: ChecklistProps) {
  return (
    <ul className={planned ? 'checklist checklist--planned' : 'checklist'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface PriceTableProps {
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

export function PriceTable({ rows }: PriceTableProps) {
  return (
    <table className="price-table">
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
