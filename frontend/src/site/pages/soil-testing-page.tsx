import type { ContentPage } from '../../content/content-page';
import { FormDialogHost } from '../forms/placements/form-dialog-host';
import { loadSoilTestDialog } from '../forms/placements/load-soil-test-dialog';
import { Page as TopicPage } from './content-page';

export function Page({ content }: { content: ContentPage }) {
  return (
    <FormDialogHost load={loadSoilTestDialog}>
      <TopicPage content={content} />
    </FormDialogHost>
  );
}
