import type { ContentPage as ContentPageTexts } from '../../content/content-page';
import { FormDialogHost } from '../forms/dialogs/form-dialog-host';
import { loadPartnershipDialog } from '../forms/dialogs/load-partnership-dialog';
import { Page as ContentPage } from './content-page';

export function Page({ content }: { content: ContentPageTexts }) {
  return (
    <FormDialogHost load={loadPartnershipDialog}>
      <ContentPage content={content} />
    </FormDialogHost>
  );
}
