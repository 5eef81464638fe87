import type { ContentHero } from '../../content/content-page';
import { ActionLinks } from '../ui/action-links';
import { Illustration } from '../ui/illustration';

/** The top of a content page: its illustration, heading, lead and actions. */
export function ContentHeroView({ hero }: { hero: ContentHero }) {
  return (
    <header className="content-hero">
      <div className="awning" />
      <div className="content-hero__illustration illustration-box">
        <Illustration name={hero.illustration} alt={hero.illustrationAlt} priority />
      </div>
      <div className="content-hero__board">
        {hero.kicker && <p className="content-hero__kicker">{hero.kicker}</p>}
        <h1 className="content-hero__title">{hero.title}</h1>
        {hero.article && (
          <p className="content-hero__mark">
            <span>{hero.article.category}</span>
            <time dateTime={hero.article.date}>{hero.article.dateLabel}</time>
            <span>{hero.article.readLabel}</span>
          </p>
        )}
        <p className="content-hero__lead">{hero.lead}</p>
        {hero.actions && <ActionLinks actions={hero.actions} />}
      </div>
    </header>
  );
}
