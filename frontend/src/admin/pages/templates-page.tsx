import { usePermission } from '../session/use-user';
import { TemplateList } from '../templates/template-list';
import { Placeholder } from '../ui/placeholder';

/** `/admin/templates`, for those who may change every lead; the others read why not. */
export function TemplatesPage() {
  const mayWrite = usePermission('canEditAllLeads');
  if (mayWrite) return <TemplateList />;
  return (
    <Placeholder>
      You need the permission &quot;Edit All&quot; to write message templates. An administrator can give it to you.
    </Placeholder>
  );
}
