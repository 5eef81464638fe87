import type { FactsSection } from '../../content/content-page';
import './fact-list.css';

/** A few figures, each with what it counts. */
export function FactList({ items }: { items: FactsSection['items'] }) {
  return (
    <dl className="rates" data-reveal="">
      {items.map((item) => (
        <div className="rates__row" key={item.label}>
          <dt className="rates__label">{item.label}</dt>
          <dd className="rates__figure">{item.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
