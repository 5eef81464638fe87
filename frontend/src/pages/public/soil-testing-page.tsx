import type { TopicContent } from '../../content/topic';
import { FormDialogHost } from '../../features/site-forms/form-dialog-host';
import { loadSoilTestDialog } from '../../features/site-forms/load-soil-test-dialog';
import { Page as TopicPage } from './topic-page';

export function Page({ content }: { content: TopicContent }) {
  return (
    <FormDialogHost load={loadSoilTestDialog}>
      <TopicPage content={content} />
    </FormDialogHost>
  );
}
