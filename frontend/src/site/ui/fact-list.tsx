import type { FactsSection } from '../../content/content-page';
import './fact-list.css';

/** A few figures, each followed by what it counts, so that the two read as one line aloud too. */
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
