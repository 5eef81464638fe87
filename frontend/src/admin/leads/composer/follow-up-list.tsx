import { useState } from 'react';
import { useMutationToast } from '../../api/use-mutation-toast';
import { Button } from '../../ui/button';
import { formatTime } from '../../ui/dates';
import { ErrorMessage } from '../../ui/errors/error-message';
import { Icon } from '../../ui/icon';
import { useLeadWorkspace } from '../actions/lead-workspace';
import type { LeadDetail } from '../lead/lead';
import { formatFollowUp } from '../lead/lead-badges';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { FollowUpChips } from './follow-up-chips';
import { type FollowUpChoice, followUpTime, formatFollowUpTime, moveFollowUp, planAgain } from './follow-up-times';
import {
  useAddFollowUpMutation,
  useChangeFollowUpMutation,
  useCompleteFollowUpMutation,
  useDownloadCalendarFileMutation,
  useRemoveFollowUpMutation,
} from './lead-activity-api';
import './follow-ups.css';

/** Open follow-ups and visits, the next one first. */
export function FollowUpList({ lead }: { lead: LeadDetail }) {
  const open = lead.followUps.filter(({ doneAt }) => doneAt === null);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="lead-follow-up">
      <h3 id="lead-follow-up">Next</h3>
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
  const [download, downloading] = useDownloadCalendarFileMutation();
  const { showSaved } = useLeadWorkspace();
  const report = useMutationToast();
  const isBusy = completing.isLoading || changing.isLoading || removing.isLoading;
  const one = { id: lead._id, followUp: followUp._id };
  const words = formatFollowUp(followUp, Date.now());
  const move = async (choice: FollowUpChoice | null) => {
    if (!choice || isBusy) return;
    const { error } = await change({ ...one, ...moveFollowUp(followUp, followUpTime(choice, Date.now())) });
    if (!error) setMoving(false);
  };
  const end = async (action: typeof complete | typeof remove, done: string) => {
    const { error } = await action(one);
    if (error) return;
    showSaved({
      lead,
      words: `${followUp.place ? 'visit' : 'follow-up'} ${formatFollowUpTime(followUp)} ${done}`,
      undo: { run: () => report(add({ id: lead._id, ...planAgain(followUp, Date.now()) })) },
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
        <strong>
          {words}
          {followUp.at && `, ${formatTime(followUp.at)}`}
        </strong>
        {followUp.place && (
          <span className="follow-up-list__place">
            <Icon name="map-pin" /> {followUp.place}
          </span>
        )}
        {followUp.note && <span className="follow-up-list__note">{followUp.note}</span>}
      </span>
      {!isReadOnly(lead) && (
        <span className="follow-up-list__acts">
          {actionButton('Done', () => void end(complete, 'done'))}
          {actionButton('Move', () => setMoving(!isMoving), { 'aria-expanded': isMoving })}
          {actionButton('Remove', () => void end(remove, 'removed'))}
          {followUp.place && (
            <Button small isBusy={downloading.isLoading} onClick={() => void report(download(one))}>
              Add to calendar
            </Button>
          )}
        </span>
      )}
      {isMoving && (
        <div className="follow-up-list__chips">
          <FollowUpChips
            chosen={null}
            place={followUp.place ?? undefined}
            isDisabled={isBusy}
            pickLabel="Move"
            onChoose={(choice) => void move(choice)}
          />
        </div>
      )}
      <ErrorMessage error={completing.error ?? changing.error ?? removing.error} />
    </li>
  );
}
