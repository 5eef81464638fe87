import type { QuotesSection } from '../../content/content-page';
import './quotes.css';

/** What people say, side by side. */
export function Quotes({ section }: { readonly section: QuotesSection }) {
  return (
    <ul className="quotes" data-reveal="">
      {section.items.map((item) => (
        <li key={item.quote}>
          <figure className="quotes__item">
            <blockquote>
              <p>{item.quote}</p>
            </blockquote>
            <figcaption>{item.role}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
