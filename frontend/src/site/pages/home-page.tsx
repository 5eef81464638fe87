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
      <div className="welcome">
        <h1 className="welcome__tagline">{content.tagline}</h1>
        <p className="welcome__welcome">{content.welcome}</p>
      </div>
      <div className="home__front">
        <div className="awning" />
        <HeroCarousel slides={content.slides} labels={content.carousel} />
      </div>

      <section className="service-tiles section__inner" aria-labelledby="services-title">
        <h2 className="service-tiles__title" id="services-title">
          {services.title}
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

      <section className="section" aria-labelledby="ventures-title">
        <div className="section__inner">
          <h2 className="section__title" id="ventures-title">
            {ventures.title}
          </h2>
          <p className="section__lead">{ventures.lead}</p>
          <ul className="ventures" data-reveal="">
            {ventures.items.map((item) => (
              <li className="venture" key={item.link.to}>
                <div className="venture__illustration illustration-box">
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

      <section className="section section--facts" aria-labelledby="facts-title">
        <div className="section__inner">
          <h2 className="section__title" id="facts-title">
            {facts.title}
          </h2>
          <p className="section__lead">{facts.lead}</p>
          <FactList items={facts.items} />
          <p className="section__note">{facts.note}</p>
        </div>
      </section>

      <section className="section section--impact" aria-labelledby="impact-title">
        <div className="section__inner">
          <h2 className="section__title" id="impact-title">
            {campaigns.title}
          </h2>
          <p className="section__lead">{campaigns.lead}</p>
          <ul className="campaigns" data-reveal="">
            {campaigns.items.map((item) => (
              <li className="campaign" key={item.link.to}>
                <p className="campaign__motto">{item.motto}</p>
                <div className="campaign__illustration illustration-box">
                  <Illustration name={item.illustration} alt={item.illustrationAlt} />
                </div>
                <h3 className="campaign__title">{item.title}</h3>
                <p className="campaign__text">{item.text}</p>
                <Link className="arrow-link stretched" to={item.link.to}>
                  {item.link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className="more-links" aria-labelledby="doors-title">
        <h2 className="visually-hidden" id="doors-title">
          {moreLinks.title}
        </h2>
        <ul className="more-links__row">
          {moreLinks.items.map((item) => (
            <li className="more-link" key={item.link.to}>
              <h3 className="more-link__title">{item.title}</h3>
              <p>{item.text}</p>
              <Link className="arrow-link stretched" to={item.link.to}>
                {item.link.label}
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className="section section--call" aria-labelledby="call-title">
        <div className="section__inner">
          <h2 className="section__title" id="call-title">
            {call.title}
          </h2>
          <p className="section__lead">{call.text}</p>
          <ActionLinks actions={call.actions} />
          <ReachUs />
        </div>
      </section>
    </div>
  );
}
