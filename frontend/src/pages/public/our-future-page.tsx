import type { TopicContent } from '../../content/topic';
import { FormDialogHost } from '../../features/site-forms/form-dialog-host';
import { loadPartnershipDialog } from '../../features/site-forms/load-partnership-dialog';
import { Page as TopicPage } from './topic-page';

export function Page({ content }: { content: TopicContent }) {
  return (
    <FormDialogHost load={loadPartnershipDialog}>
      <TopicPage content={content} />
    </FormDialogHost>
  );
}
