import type { CallbackPageContent } from '../../content/franchise';
import { FormPageProviders } from '../forms/form/form-page-providers';
import { CallbackSection } from '../forms/sections/callback-section';
import { Page as ContentPage } from './content-page';

export function Page({ content }: { content: CallbackPageContent }) {
  return (
    <FormPageProviders texts={content.callback.shared}>
      <ContentPage content={content} />
      <CallbackSection type="kisan_mandi" content={content.callback} />
    </FormPageProviders>
  );
}
