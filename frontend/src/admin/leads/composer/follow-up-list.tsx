import type { LeadDetail } from '../lead/lead';
import { OpenFollowUp } from './open-follow-up';
import './follow-up-list.css';

/** What is planned for a lead: each can be done with, moved or removed. */
export function FollowUpList({ lead }: { lead: LeadDetail }) {
  const open = lead.followUps.filter(({ doneAt }) => doneAt === null);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="lead-follow-up">
      <h3 id="lead-follow-up">Follow-up</h3>
      <ul className="follow-up-list">
        {open.map((followUp) => (
          <OpenFollowUp key={followUp._id} lead={lead} followUp={followUp} />
        ))}
      </ul>
    </section>
  );
}
