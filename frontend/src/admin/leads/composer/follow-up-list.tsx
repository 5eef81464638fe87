import { useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useMutationToast } from '../../api/use-mutation-toast';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import type { LeadDetail } from '../lead/lead';
import { formatFollowUp } from '../lead/lead-badges';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { FollowUpChips } from './follow-up-chips';
import { type FollowUpChoice, followUpTime, formatFollowUpTime, planAgain } from './follow-up-times';
import {
  useAddFollowUpMutation,
  useChangeFollowUpMutation,
  useCompleteFollowUpMutation,
  useRemoveFollowUpMutation,
} from './lead-activity-api';
import './follow-ups.css';

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

interface OpenFollowUpProps {
  readonly lead: LeadDetail;
  readonly followUp: LeadDetail['followUps'][number];
}

function OpenFollowUp({ lead, followUp }: OpenFollowUpProps) {
  const [isMoving, setMoving] = useState(false);
  const reason = useEditReason(lead);
  const [complete, completing] = useCompleteFollowUpMutation();
  const [change, changing] = useChangeFollowUpMutation();
  const [remove, removing] = useRemoveFollowUpMutation();
  const [add] = useAddFollowUpMutation();
  const showToast = useToast();
  const report = useMutationToast();
  const isBusy = completing.isLoading || changing.isLoading || removing.isLoading;
  const one = { id: lead._id, followUp: followUp._id };
  const words = formatFollowUp(followUp, Date.now());
  const move = async (choice: FollowUpChoice | null) => {
    if (!choice || isBusy) return;
    const { note } = followUp;
    const { error } = await change({ ...one, ...followUpTime(choice, Date.now()), ...(note && { note }) });
    if (!error) setMoving(false);
  };
  const end = async (action: typeof complete | typeof remove, done: string) => {
    const { error } = await action(one);
    if (error) return;
    showToast('success', `Follow-up ${done}: ${formatFollowUpTime(followUp)}`, {
      label: 'Undo',
      run: () => report(add({ id: lead._id, ...planAgain(followUp, Date.now()) })),
    });
  };
  const actionButton = (label: string, run: () => void, more: object = {}) => (
    <Button small disabledReason={reason} isBusy={isBusy} onClick={run} {...more}>
      {label}
      <span className="visually-hidden"> follow-up: {words}</span>
    </Button>
  );
  return (
    <li className="follow-up-list__item">
      <span className="follow-up-list__words">
        <strong>{words}</strong>
        {followUp.note && <span className="follow-up-list__note">{followUp.note}</span>}
      </span>
      {!isReadOnly(lead) && (
        <span className="follow-up-list__acts">
          {actionButton('Done', () => void end(complete, 'done'))}
          {actionButton('Move', () => setMoving(!isMoving), { 'aria-expanded': isMoving })}
          {actionButton('Remove', () => void end(remove, 'removed'))}
        </span>
      )}
      {isMoving && (
        <div className="follow-up-list__chips">
          <FollowUpChips chosen={null} isDisabled={isBusy} onChoose={(choice) => void move(choice)} />
        </div>
      )}
      <ErrorMessage error={completing.error ?? changing.error ?? removing.error} />
    </li>
  );
}
