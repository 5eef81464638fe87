import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { HomeContent } from '../../content/home';
import { Icon } from '../../shared/ui/icon';
import { HeroCarousel } from '../home/hero-carousel';
import { useLanguage } from '../lib/language-context';
import { menuRoutes } from '../lib/menu-routes';
import { useReveal } from '../lib/use-reveal';
import { ActionLinks } from '../ui/action-links';
import { FactList } from '../ui/fact-list';
import { Illustration } from '../ui/illustration';
import { ReachUs } from '../ui/reach-us';
import './home-page.css';

export function Page({ content }: { content: HomeContent }) {
  const root = useRef<HTMLDivElement>(null);
  useReveal(root);
  const { language } = useLanguage();
  const { services, ventures, facts, campaigns, moreLinks, call } = content;

  return (
    <div className="home" ref={root}>
      <div className="fascia">
        <h1 className="fascia__tagline">{content.tagline}</h1>
        <p className="fascia__welcome">{content.welcome}</p>
      </div>
      <div className="home__front">
        <div className="awning" />
        <HeroCarousel slides={content.slides} labels={content.carousel} />
      </div>

      <section className="shelf band__inner" aria-labelledby="services-title">
        <h2 className="shelf__title" id="services-title">
          {services.title}
        </h2>
        <ul className="shelf__goods">
          {menuRoutes('services').map(({ id, path, menu }) => (
            <li key={id}>
              <Link className="shelf__item" to={path}>
                {'icon' in menu && <Icon name={menu.icon} />}
                <span>{menu.label[language]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className="band" aria-labelledby="ventures-title">
        <div className="band__inner">
          <h2 className="band__title" id="ventures-title">
            {ventures.title}
          </h2>
          <p className="band__lead">{ventures.lead}</p>
          <ul className="ventures" data-reveal="">
            {ventures.items.map((item) => (
              <li className="venture" key={item.link.to}>
                <div className="venture__scene scene-box">
                  <Illustration name={item.illustration} alt={item.illustrationAlt} />
                </div>
                <div className="venture__text">
                  <h3 className="venture__title">{item.title}</h3>
                  <p>{item.text}</p>
                  <Link className="arrow-link stretched" to={item.link.to}>
                    {item.link.label}
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className="band band--facts" aria-labelledby="facts-title">
        <div className="band__inner">
          <h2 className="band__title" id="facts-title">
            {facts.title}
          </h2>
          <p className="band__lead">{facts.lead}</p>
          <FactList items={facts.items} />
          <p className="band__note">{facts.note}</p>
        </div>
      </section>

      <section className="band band--impact" aria-labelledby="impact-title">
        <div className="band__inner">
          <h2 className="band__title" id="impact-title">
            {campaigns.title}
          </h2>
          <p className="band__lead">{campaigns.lead}</p>
          <ul className="packets" data-reveal="">
            {campaigns.items.map((item) => (
              <li className="packet" key={item.link.to}>
                <p className="packet__motto">{item.motto}</p>
                <div className="packet__scene scene-box">
                  <Illustration name={item.illustration} alt={item.illustrationAlt} />
                </div>
                <h3 className="packet__title">{item.title}</h3>
                <p className="packet__text">{item.text}</p>
                <Link className="arrow-link stretched" to={item.link.to}>
                  {item.link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className="doors" aria-labelledby="doors-title">
        <h2 className="visually-hidden" id="doors-title">
          {moreLinks.title}
        </h2>
        <ul className="doors__row">
          {moreLinks.items.map((item) => (
            <li className="door" key={item.link.to}>
              <h3 className="door__title">{item.title}</h3>
              <p>{item.text}</p>
              <Link className="arrow-link stretched" to={item.link.to}>
                {item.link.label}
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className="band band--call" aria-labelledby="call-title">
        <div className="band__inner">
          <h2 className="band__title" id="call-title">
            {call.title}
          </h2>
          <p className="band__lead">{call.text}</p>
          <ActionLinks actions={call.actions} />
          <ReachUs />
        </div>
      </section>
    </div>
  );
}
