import type { MandiContent } from '../../content/franchise';
import { FormPageProviders } from '../../features/site-forms/form-page-providers';
import { StripBand } from '../../features/site-forms/strip-band';
import { Page as TopicPage } from './topic-page';

export function Page({ content }: { content: MandiContent }) {
  return (
    <FormPageProviders texts={content.strip.shared}>
      <TopicPage content={content} />
      <StripBand type="kisan_mandi" content={content.strip} />
    </FormPageProviders>
  );
}
