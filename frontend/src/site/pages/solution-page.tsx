import type { CallbackPageContent } from '../../content/franchise';
import { CallbackSection } from '../forms/sections/form-sections';
import { Page as ContentPage } from './content-page';

export function Page({ content }: { content: CallbackPageContent }) {
  return (
    <>
      <ContentPage content={content} />
      <CallbackSection type="quick_contact" content={content.callback} />
    </>
  );
}
