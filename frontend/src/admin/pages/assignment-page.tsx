import { PeopleList } from '../assignment/people-list';
import { RuleList } from '../assignment/rule-list';

export function AssignmentPage() {
  return (
    <>
      <RuleList />
      <PeopleList />
    </>
  );
}
