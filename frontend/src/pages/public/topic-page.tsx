import { Fragment, type ReactNode, useRef } from 'react';
import type { ArticleText, TopicContent } from '../../content/topic';
import { ArticleBody } from '../../features/topic/article-body';
import { TopicHeroView } from '../../features/topic/topic-hero';
import { TopicSectionView } from '../../features/topic/topic-sections';
import { useReveal } from '../../shared/lib/use-reveal';
import './topic-page.css';

interface TopicPageProps {
  readonly content: TopicContent;
  /** An article's running text, which comes before the sections. */
  readonly text?: ArticleText;
  /** Stands before the closing call, which is the last section. */
  readonly beforeCall?: ReactNode;
}

/** Any content page: what its hero and sections are is entirely a matter of its content file. */
export function Page({ content, text, beforeCall }: TopicPageProps) {
  const root = useRef<HTMLDivElement>(null);
  useReveal(root, content.risesAgain);

  return (
    <div className={content.hero.article ? 'topic topic--article' : 'topic'} ref={root}>
      <TopicHeroView hero={content.hero} />
      {text && <ArticleBody text={text} />}
      {content.sections.map((section, place) => (
        <Fragment key={section.title}>
          {place === content.sections.length - 1 && beforeCall}
          <TopicSectionView section={section} />
        </Fragment>
      ))}
    </div>
  );
}
