import type { ContentPage as ContentPageTexts } from '../../content/content-page';
import { FormDialogHost } from '../forms/dialogs/form-dialog-host';
import { loadSoilTestDialog } from '../forms/dialogs/load-soil-test-dialog';
import { Page as ContentPage } from './content-page';

export function Page({ content }: { content: ContentPageTexts }) {
  return (
    <FormDialogHost load={loadSoilTestDialog}>
      <ContentPage content={content} />
    </FormDialogHost>
  );
}
