import type { HomeContent } from '../../content/home';
import { ArrowLink } from '../ui/arrow-link';
import { Illustration } from '../ui/illustration';
import './ventures.css';

/** What the company runs, the first of them large. */
export function Ventures({ items }: { readonly items: HomeContent['ventures']['items'] }) {
  return (
    <ul className="ventures" data-reveal="">
      {items.map((item) => (
        <li className="ventures__item" key={item.link.to}>
          <Illustration className="ventures__illustration" name={item.illustration} alt="" />
          <div className="ventures__text">
            <h3 className="ventures__title">{item.title}</h3>
            <p>{item.text}</p>
            <ArrowLink link={item.link} stretched />
          </div>
        </li>
      ))}
    </ul>
  );
}
