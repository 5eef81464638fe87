import type { MandiContent } from '../../content/franchise';
import { FormPageProviders } from '../forms/form/form-page-providers';
import { StripBand } from '../forms/placements/callback-section';
import { Page as TopicPage } from './content-page';

export function Page({ content }: { content: MandiContent }) {
  return (
    <FormPageProviders texts={content.strip.shared}>
      <TopicPage content={content} />
      <StripBand type="kisan_mandi" content={content.strip} />
    </FormPageProviders>
  );
}
