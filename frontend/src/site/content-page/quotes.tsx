import type { QuotesSection } from '../../content/content-page';
import { Voice } from '../ui/voice';
import './quotes.css';

/** What people say, side by side. */
export function Quotes({ section }: { readonly section: QuotesSection }) {
  return (
    <ul className="quotes" data-reveal="">
      {section.items.map((item) => (
        <li key={item.title}>
          <Voice testimonial={item} ratingLabel={section.ratingLabel} />
        </li>
      ))}
    </ul>
  );
}
