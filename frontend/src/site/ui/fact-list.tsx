import type { FactsSection } from '../../content/content-page';
import './fact-list.css';

/** A few figures, each with what it counts. */
export function FactList({ items }: { items: FactsSection['items'] }) {
  return (
    <dl className="fact-list" data-reveal="">
      {items.map((item) => (
        <div className="fact-list__row" key={item.label}>
          <dt>{item.label}</dt>
          <dd className="fact-list__figure">{item.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
