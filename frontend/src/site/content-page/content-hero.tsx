import type { ContentHero } from '../../content/content-page';
import { ActionLinks } from '../ui/action-links';
import { Illustration } from '../ui/illustration';

/** The top of a content page: its illustration, heading, lead and actions. */
export function ContentHeroView({ hero }: { hero: ContentHero }) {
  return (
    <header className="topic-hero">
      <div className="awning" />
      <div className="topic-hero__scene scene-box">
        <Illustration name={hero.illustration} alt={hero.illustrationAlt} priority />
      </div>
      <div className="topic-hero__board">
        {hero.kicker && <p className="topic-hero__kicker">{hero.kicker}</p>}
        <h1 className="topic-hero__title">{hero.title}</h1>
        {hero.article && (
          <p className="topic-hero__mark">
            <span>{hero.article.category}</span>
            <time dateTime={hero.article.date}>{hero.article.dateLabel}</time>
            <span>{hero.article.readLabel}</span>
          </p>
        )}
        <p className="topic-hero__lead">{hero.lead}</p>
        {hero.actions && <ActionLinks actions={hero.actions} />}
      </div>
    </header>
  );
}
