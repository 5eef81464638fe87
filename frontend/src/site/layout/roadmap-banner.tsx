import type { PublicPath } from '../../content/routes';
import { usePage } from '../lib/language-context';
import { Illustration } from '../ui/illustration';
import { Link } from '../ui/links';
import './roadmap-banner.css';

const PLAN_PAGE: PublicPath = '/our-future';
const ADVANCE_MS = 5_000;

/** The phases of the company's plan. The row can be swiped. When it is near the screen, lib/carousel.ts moves it. */
export function RoadmapBanner() {
  const { roadmap } = usePage().texts;

  return (
    <section
      className="roadmap-banner"
      aria-roledescription="carousel"
      aria-label={roadmap.region}
      data-interval-ms={ADVANCE_MS}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be reachable by keyboard */}
      <ol className="roadmap-banner__track" tabIndex={0} aria-label={roadmap.region} data-carousel-row="">
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
          <button type="button" data-carousel-button="previous" aria-label={roadmap.previous} />
          {roadmap.phases.map((phase, place) => (
            <button
              type="button"
              data-carousel-button="place"
              aria-label={roadmap.goTo.replace('{title}', phase.title)}
              aria-current={place === 0}
              key={phase.period}
            />
          ))}
          <button type="button" data-carousel-button="next" aria-label={roadmap.next} />
          <button type="button" data-carousel-button="pause" aria-pressed={false} aria-label={roadmap.pause} />
        </span>
        <Link className="roadmap-banner__more" to={PLAN_PAGE}>
          {roadmap.more}
        </Link>
      </div>
    </section>
  );
}
