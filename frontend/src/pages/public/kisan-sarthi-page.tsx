import type { SarthiContent } from '../../content/franchise';
import { SARTHI_FORM } from '../../features/site-forms/sarthi-form';
import { StripBand } from '../../features/site-forms/strip-band';
import { Application } from './application';
import { FranchiseSections } from './franchise-sections';

export function Page({ content }: { content: SarthiContent }) {
  return (
    <Application form={SARTHI_FORM} content={content}>
      <FranchiseSections sections={content.sections} voices={content.voices} />
      <StripBand type="sarthi" content={content.strip} />
    </Application>
  );
}
