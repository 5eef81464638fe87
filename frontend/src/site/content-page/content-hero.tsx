import type { ReactNode } from 'react';
import type { ContentHero } from '../../content/content-page';
import { Illustration } from '../ui/illustration';
import { ActionLinks } from '../ui/links';
import { Checklist } from '../ui/lists';
import { ReachUs } from '../ui/notices';
import { Awning } from '../ui/section';
import './content-hero.css';

interface ContentHeroProps {
  readonly hero: ContentHero;
  readonly form?: ReactNode;
}

export function ContentHeroView({ hero, form }: ContentHeroProps) {
  return (
    <header className={form ? 'content-hero content-hero--form' : 'content-hero'}>
      <Awning className="content-hero__awning" />
      <Illustration
        className="content-hero__illustration"
        name={hero.illustration}
        alt={hero.illustrationAlt}
        priority
        upright
        width={form ? '50vw' : '100vw'}
      />
      <div className="content-hero__board">
        {hero.logo && <img className="content-hero__logo" src="/icon.svg" alt="" width="64" height="64" />}
        {hero.kicker && <p className="content-hero__kicker">{hero.kicker}</p>}
        <h1 className="content-hero__title">{hero.title}</h1>
        {hero.article && (
          <p className="content-hero__byline">
            <span>{hero.article.category}</span>
            <time dateTime={hero.article.date}>{hero.article.dateLabel}</time>
            <span>{hero.article.readLabel}</span>
          </p>
        )}
        <p className="content-hero__lead">{hero.lead}</p>
        {hero.actions && <ActionLinks actions={hero.actions} />}
        {hero.priceNote && (
          <div className="content-hero__price">
            <p>{hero.priceNote}</p>
            <ReachUs />
          </div>
        )}
        {hero.points && (
          <div className="content-hero__points">
            <h2 className="content-hero__points-title">{hero.points.title}</h2>
            <Checklist items={hero.points.items} />
          </div>
        )}
      </div>
      {form}
    </header>
  );
}
