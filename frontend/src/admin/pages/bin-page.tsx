import { BinList } from '../bin/bin-list';
import { usePermission } from '../session/use-user';
import { Placeholder } from '../ui/placeholder';

/** `/admin/bin`, for those who may delete leads, or erase what names a person; the others read why not. */
export function BinPage() {
  const mayDelete = usePermission('canDeleteLeads');
  const mayErase = usePermission('canErasePersonalData');
  if (mayDelete || mayErase) return <BinList />;
  return (
    <Placeholder>
      You need the permission &quot;Delete&quot; to see what was deleted. An administrator can give it to you.
    </Placeholder>
  );
}
