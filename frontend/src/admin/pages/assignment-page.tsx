import { PeopleList } from '../assignment/people-list';
import { RuleList } from '../assignment/rule-list';

/** `/admin/assignment` */
export function AssignmentPage() {
  return (
    <>
      <RuleList />
      <PeopleList />
    </>
  );
}
