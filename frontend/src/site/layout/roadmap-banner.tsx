import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PublicPath } from '../../content/routes';
import { useLanguage } from '../lib/language-context';
import { useComponentWhenNear } from '../lib/use-near-viewport';
import { Illustration } from '../ui/illustration';
import './roadmap-banner.css';

const PLAN_PAGE: PublicPath = '/our-future';

/**
 * The three phases of our plan, at the end of every page. It is a row that one can swipe even without a script; what
 * moves it is loaded only when a visitor scrolls near.
 */
export function RoadmapBanner() {
  const banner = useRef<HTMLElement>(null);
  const Motion = useComponentWhenNear(banner, importMotion);
  const { roadmap } = useLanguage().texts;

  return (
    <section className="roadmap-banner" aria-roledescription="carousel" aria-label={roadmap.region} ref={banner}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <ol className="roadmap-banner__track" tabIndex={0} aria-label={roadmap.region}>
        {roadmap.phases.map((phase) => (
          <li className="roadmap-banner__phase" key={phase.period}>
            <Illustration className="roadmap-banner__picture" name={phase.illustration} alt="" />
            <p className="roadmap-banner__stone">{phase.period}</p>
            <div>
              <h2 className="roadmap-banner__title">{phase.title}</h2>
              <p className="roadmap-banner__text">{phase.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="roadmap-banner__controls">
        <span className="roadmap-banner__buttons" hidden>
          <button type="button" data-roadmap="previous" aria-label={roadmap.previous} />
          {roadmap.phases.map((phase) => (
            <button
              type="button"
              data-roadmap="phase"
              aria-label={roadmap.goTo.replace('{title}', phase.title)}
              key={phase.period}
            />
          ))}
          <button type="button" data-roadmap="next" aria-label={roadmap.next} />
          <button type="button" data-roadmap="pause" aria-pressed="false" aria-label={roadmap.pause} />
        </span>
        <Link className="roadmap-banner__more" to={PLAN_PAGE}>
          {roadmap.more}
        </Link>
      </div>
      {Motion && <Motion banner={banner} count={roadmap.phases.length} />}
    </section>
  );
}

function importMotion() {
  return import('./roadmap-motion').then(({ RoadmapMotion }) => RoadmapMotion);
}
