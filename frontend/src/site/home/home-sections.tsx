import type { HomeContent } from '../../content/home';
import { Icon } from '../../shared/ui/icon';
import { menuRoutes } from '../lib/addresses';
import { useLanguage } from '../lib/language-context';
import { Illustration } from '../ui/illustration';
import { ArrowLink, Link } from '../ui/links';
import './home-sections.css';

export function ServiceTiles({ title }: { readonly title: string }) {
  const language = useLanguage();
  return (
    <section className="service-tiles section__inner" aria-labelledby="services-title">
      <h2 className="service-tiles__title" id="services-title">
        {title}
      </h2>
      <ul className="service-tiles__goods">
        {menuRoutes('services').map(({ id, path, menu }) => (
          <li key={id}>
            <Link className="service-tiles__item" to={path}>
              {'icon' in menu && <Icon name={menu.icon} />}
              <span>{menu.label[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
