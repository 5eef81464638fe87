import { PeopleList } from '../assignment/people-list';
import { RuleList } from '../assignment/rule-list';
import { usePermission } from '../session/use-user';
import { Placeholder } from '../ui/placeholder';

/** `/admin/assignment`, for those who manage assignment; the others read why not. */
export function AssignmentPage() {
  const mayManage = usePermission('canManageAssignment');
  if (!mayManage) {
    return (
      <Placeholder>
        You need the permission &quot;Manage Assignment&quot; to say who gets new leads. An administrator can give it to
        you.
      </Placeholder>
    );
  }
  return (
    <>
      <RuleList />
      <PeopleList />
    </>
  );
}
