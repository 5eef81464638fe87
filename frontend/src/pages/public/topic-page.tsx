import { useRef } from 'react';
import type { TopicContent } from '../../content/topic';
import { TopicHeroView } from '../../features/topic/topic-hero';
import { TopicSectionView } from '../../features/topic/topic-sections';
import { useReveal } from '../../shared/lib/use-reveal';
import './topic-page.css';

/** Any content page: what its hero and sections are is entirely a matter of its content file. */
export function Page({ content }: { content: TopicContent }) {
  const root = useRef<HTMLDivElement>(null);
  useReveal(root);

  return (
    <div className={content.hero.article ? 'topic topic--article' : 'topic'} ref={root}>
      <TopicHeroView hero={content.hero} />
      {content.sections.map((section) => (
        <TopicSectionView key={section.title} section={section} />
      ))}
    </div>
  );
}
