import { PeopleList } from '../assignment/people-list';
import { RuleList } from '../assignment/rule-list';
import { usePermission } from '../session/use-permission';
import { ButtonLink } from '../ui/button';
import { Placeholder } from '../ui/placeholder';

/** `/admin/assignment`, for those who manage assignment; the others read why not. */
export function AssignmentPage() {
  const mayManage = usePermission('canManageAssignment');
  return (
    <>
      <ButtonLink icon="arrow-left" to="/dashboard">
        Back to Dashboard
      </ButtonLink>
      {mayManage ? (
        <>
          <RuleList />
          <PeopleList />
        </>
      ) : (
        <Placeholder>
          You need the permission &quot;Manage Assignment&quot; to say who gets new leads. An administrator can give it
          to you.
        </Placeholder>
      )}
    </>
  );
}
