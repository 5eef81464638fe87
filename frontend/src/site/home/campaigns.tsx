import type { HomeContent } from '../../content/home';
import { ArrowLink } from '../ui/arrow-link';
import { Illustration } from '../ui/illustration';
import './campaigns.css';

/** The campaigns, each as a seed packet with its picture and name above its motto. */
export function Campaigns({ items }: { readonly items: HomeContent['campaigns']['items'] }) {
  return (
    <ul className="campaigns" data-reveal="">
      {items.map((item) => (
        <li className="campaigns__item" key={item.link.to}>
          <p className="campaigns__motto">{item.motto}</p>
          <Illustration className="campaigns__illustration" name={item.illustration} alt="" />
          <h3 className="campaigns__title">{item.title}</h3>
          <p className="campaigns__text">{item.text}</p>
          <ArrowLink link={item.link} stretched />
        </li>
      ))}
    </ul>
  );
}
