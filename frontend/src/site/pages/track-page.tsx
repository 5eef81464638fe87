import type { TrackContent } from '../../content/tracking';
import { ContentHeroView } from '../content-page/content-hero';
import { ContentSections } from '../content-page/content-sections';
import { HeroForm } from '../forms/sections/form-sections';
import { Island } from '../ui/island';

export function Page({ content }: { content: TrackContent }) {
  const sheet = (
    <HeroForm id="find" title={content.find.title} lead={content.find.lead}>
      <Island name="tracking" />
    </HeroForm>
  );
  return (
    <div>
      <ContentHeroView hero={content.hero} form={sheet} />
      <ContentSections sections={content.sections} />
    </div>
  );
}
