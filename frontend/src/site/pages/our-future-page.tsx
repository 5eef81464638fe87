import type { ContentPage } from '../../content/content-page';
import { FormDialogHost } from '../forms/placements/form-dialog-host';
import { loadPartnershipDialog } from '../forms/placements/load-partnership-dialog';
import { Page as TopicPage } from './content-page';

export function Page({ content }: { content: ContentPage }) {
  return (
    <FormDialogHost load={loadPartnershipDialog}>
      <TopicPage content={content} />
    </FormDialogHost>
  );
}
