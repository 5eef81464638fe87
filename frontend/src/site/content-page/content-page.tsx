import { Fragment, type ReactNode } from 'react';
import type { ArticleText, ContentPage } from '../../content/content-page';
import { ArticleBody } from './article-body';
import { ContentHeroView } from './content-hero';
import { ContentSectionView } from './content-sections';

interface ContentPageProps {
  readonly content: ContentPage;
  /** An article's running text, which comes before the sections. */
  readonly text?: ArticleText;
  /** Stands before the closing call, which is the last section. */
  readonly beforeCall?: ReactNode;
}

/** Any content page: its texts say which hero and sections it has. */
export function ContentPageView({ content, text, beforeCall }: ContentPageProps) {
  return (
    <div data-replays-reveal={content.replaysReveal && ''}>
      <ContentHeroView hero={content.hero} />
      {text && <ArticleBody title={content.hero.title} text={text} />}
      {content.sections.map((section, place) => (
        <Fragment key={section.title}>
          {place === content.sections.length - 1 && beforeCall}
          <ContentSectionView section={section} />
        </Fragment>
      ))}
    </div>
  );
}
