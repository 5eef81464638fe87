import type { HomeContent } from '../../content/home';
import { ArrowLink } from '../ui/arrow-link';
import { Illustration } from '../ui/illustration';
import './more-links.css';

/** Where else one may go from here. */
export function MoreLinks({ title, items }: HomeContent['moreLinks']) {
  return (
    <section aria-labelledby="more-links-title">
      <h2 className="visually-hidden" id="more-links-title">
        {title}
      </h2>
      <ul className="more-links">
        {items.map((item) => (
          <li className="more-links__item" key={item.link.to}>
            <Illustration className="more-links__illustration" name={item.illustration} alt="" />
            <h3 className="more-links__title">{item.title}</h3>
            <p className="more-links__hashtag">{item.hashtag}</p>
            <p className="more-links__text">{item.text}</p>
            <ArrowLink link={item.link} stretched />
          </li>
        ))}
      </ul>
    </section>
  );
}
