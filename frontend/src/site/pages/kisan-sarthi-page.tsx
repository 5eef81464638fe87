import type { SarthiContent } from '../../content/franchise';
import { CallbackSection } from '../forms/sections/callback-section';
import { Application } from './application';
import { FranchiseSections } from './franchise-sections';

export function Page({ content }: { content: SarthiContent }) {
  return (
    <Application form="sarthi" content={content} inHero>
      <FranchiseSections sections={content.sections} carousel={content.carousel} />
      <CallbackSection type="sarthi" content={content.callback} />
    </Application>
  );
}
