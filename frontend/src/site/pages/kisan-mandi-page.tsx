import type { MandiContent } from '../../content/franchise';
import { FormPageProviders } from '../forms/form/form-page-providers';
import { CallbackSection } from '../forms/sections/callback-section';
import { Page as ContentPage } from './content-page';

export function Page({ content }: { content: MandiContent }) {
  return (
    <FormPageProviders texts={content.callback.shared}>
      <ContentPage content={content} />
      <CallbackSection type="kisan_mandi" content={content.callback} />
    </FormPageProviders>
  );
}
