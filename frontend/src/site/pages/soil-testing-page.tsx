import type { ContentPage } from '../../content/content-page';
import { FormDialogHost } from '../forms/dialogs/form-dialog-host';
import { loadSoilTestDialog } from '../forms/dialogs/load-soil-test-dialog';
import { Page as TopicPage } from './content-page';

export function Page({ content }: { content: ContentPage }) {
  return (
    <FormDialogHost load={loadSoilTestDialog}>
      <TopicPage content={content} />
    </FormDialogHost>
  );
}
