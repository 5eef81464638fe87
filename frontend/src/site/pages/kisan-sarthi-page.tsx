import type { SarthiContent } from '../../content/franchise';
import { ContentSections } from '../content-page/content-sections';
import { CallbackSection } from '../forms/sections/form-sections';
import { Application } from './application';

export function Page({ content }: { content: SarthiContent }) {
  return (
    <Application form="sarthi" content={content} inHero>
      <ContentSections sections={content.sections} carousel={content.carousel} />
      <CallbackSection type="sarthi" content={content.callback} />
    </Application>
  );
}
