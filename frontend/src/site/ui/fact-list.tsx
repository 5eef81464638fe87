import type { FactsSection } from '../../content/content-page';
import './fact-list.css';

/** Figures the way a mandi chalks up the day's rates. */
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
