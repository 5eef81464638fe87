import { ErrorMessage } from '../../ui/errors/error-message';
import { ReasonedButton } from '../../ui/unavailable';
import { formatFollowUp } from '../lead/format-follow-up';
import type { LeadDetail } from '../lead/lead';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { useSetFollowUpMutation } from './lead-activity-api';
import './follow-up-list.css';

/** What is planned for a lead; the next one can be done with. */
export function FollowUpList({ lead }: { lead: LeadDetail }) {
  const reason = useEditReason(lead);
  const [setFollowUp, { error, isLoading }] = useSetFollowUpMutation();
  const open = lead.followUps.filter(({ doneAt }) => doneAt === null);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="lead-follow-up">
      <h3 id="lead-follow-up">Follow-up</h3>
      <ul className="follow-up-list">
        {open.map((followUp) => (
          <li className="follow-up-list__one" key={followUp._id}>
            <span className="follow-up-list__words">
              <strong>{formatFollowUp(followUp, Date.now())}</strong>
              {followUp.note && <span className="follow-up-list__note">{followUp.note}</span>}
            </span>
            {followUp._id === lead.followUp?._id && !isReadOnly(lead) && (
              <ReasonedButton
                small
                reason={reason}
                isAtEnd
                isBusy={isLoading}
                onClick={() => void setFollowUp({ id: lead._id, on: null })}
              >
                Done
              </ReasonedButton>
            )}
          </li>
        ))}
      </ul>
      <ErrorMessage error={error} />
    </section>
  );
}
