import { useRef } from 'react';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/dialogs/modal';
import { ErrorMessage } from '../../ui/errors/error-message';
import { useQuestionKeys } from '../../ui/keyboard';
import { leadName } from '../lead/lead-labels';
import type { VersionedLead } from '../lead/leads-api';
import { FollowUpChips } from './follow-up-chips';
import { FOLLOW_UP_CHIPS, type FollowUpChoice, followUpTime } from './follow-up-times';
import { useSetFollowUpMutation } from './lead-activity-api';
import { useAssignToMe } from './use-assign-to-me';

interface NextStepQuestionProps {
  readonly lead: VersionedLead;
  /** Goes on: something is planned now, or nothing is meant to be. */
  readonly onGo: () => void;
  readonly onStay: () => void;
}

/** Asks before a lead that is still open is left with nothing planned. One key each: 1 to 3, and Enter to leave it so. */
export function NextStepQuestion({ lead, onGo, onStay }: NextStepQuestionProps) {
  const [setFollowUp, { error, isLoading }] = useSetFollowUpMutation();
  const { box, assignToMe } = useAssignToMe(lead);
  const isPlanning = useRef(false);
  const plan = async (choice: FollowUpChoice | null) => {
    if (choice === null || isPlanning.current) return;
    isPlanning.current = true;
    await assignToMe();
    const answer = await setFollowUp({ id: lead._id, ...followUpTime(choice, Date.now()) });
    isPlanning.current = false;
    if (!answer.error) onGo();
  };
  useQuestionKeys(FOLLOW_UP_CHIPS.map(({ choice }, at) => ({ key: String(at + 1), run: () => void plan(choice) })));
  return (
    <Modal
      title="When next?"
      onClose={onStay}
      actions={
        <Button data-first-focus onClick={onGo}>
          Leave without a next step
        </Button>
      }
    >
      <p>Nothing is planned for {leadName(lead)}.</p>
      <FollowUpChips chosen={null} isDisabled={isLoading} onChoose={(choice) => void plan(choice)} />
      {box}
      <ErrorMessage error={error} />
    </Modal>
  );
}
