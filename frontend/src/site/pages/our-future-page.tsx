import type { ContentPage } from '../../content/content-page';
import { FormDialogHost } from '../forms/dialogs/form-dialog-host';
import { loadPartnershipDialog } from '../forms/dialogs/load-partnership-dialog';
import { Page as TopicPage } from './content-page';

export function Page({ content }: { content: ContentPage }) {
  return (
    <FormDialogHost load={loadPartnershipDialog}>
      <TopicPage content={content} />
    </FormDialogHost>
  );
}
