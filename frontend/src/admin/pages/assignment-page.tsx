import { PeopleList } from '../assignment/people-list';
import { RuleList } from '../assignment/rule-list';
import { ScreenHead } from '../ui/admin-screen';
import './assignment-page.css';

export function AssignmentPage() {
  return (
    <>
      <ScreenHead />
      <div className="assignment-page">
        <RuleList />
        <PeopleList />
      </div>
    </>
  );
}
