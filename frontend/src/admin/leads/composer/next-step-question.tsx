import { useRef } from 'react';
import { useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { useLeaveGuard } from '../../ui/dialogs/leave-guard';
import { Modal } from '../../ui/dialogs/modal';
import { ErrorMessage } from '../../ui/errors/error-message';
import { useQuestionKeys } from '../../ui/keyboard';
import { type LeadDetail, leadName } from '../lead/lead';
import type { VersionedLead } from '../lead/leads-api';
import { FollowUpChips } from './follow-up-chips';
import { FOLLOW_UP_CHIPS, type FollowUpChoice, followUpTime } from './follow-up-times';
import { useSetFollowUpMutation } from './lead-activity-api';
import { useAssignToMe } from './use-lead-work';

/** A `userId leadId` pair for each question that was answered since the page was loaded. */
const alreadyAskedIds = new Set<string>();

interface NextStepOptions {
  readonly mayEdit: boolean;
  /** Whether a save has succeeded whose changes `lead` does not contain yet. */
  readonly isSaved: () => boolean;
}

/** Asks for a next step before the user leaves an open lead without one. Asks once per user and lead. */
export function useNextStepQuestion(lead: LeadDetail | undefined, { mayEdit, isSaved }: NextStepOptions) {
  const key = `${useUser()?._id} ${lead?._id}`;
  const isNeeded = (leavesNoStep = lead?.nextStep === 'none') =>
    lead !== undefined && mayEdit && leavesNoStep && !alreadyAskedIds.has(key);
  const answer = (then: () => void) => () => {
    alreadyAskedIds.add(key);
    then();
  };
  const { ask, question } = useLeaveGuard({
    isHeld: () => !isSaved() && isNeeded(),
    question: ({ go, stay }) => lead && <NextStepQuestion lead={lead} onGo={answer(go)} onStay={answer(stay)} />,
  });
  return {
    question,
    /** @param leavesNoStep - Whether the last save leaves no next step; required if `lead` is not reloaded yet */
    leave: (go: () => void, leavesNoStep?: boolean) => (isNeeded(leavesNoStep) ? ask(go) : go()),
  };
}

interface NextStepQuestionProps {
  readonly lead: VersionedLead;
  /** Called when the user has planned a next step or declined. */
  readonly onGo: () => void;
  readonly onStay: () => void;
}

/** Keys: 1 to 3 plan a follow-up, Enter leaves without one. */
function NextStepQuestion({ lead, onGo, onStay }: NextStepQuestionProps) {
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
      title="Next step?"
      onClose={onStay}
      actions={
        <Button data-first-focus onClick={onGo}>
          Leave without a next step
        </Button>
      }
    >
      <p>No next step is planned for {leadName(lead)}.</p>
      <FollowUpChips chosen={null} isDisabled={isLoading} onChoose={(choice) => void plan(choice)} />
      {box}
      <ErrorMessage error={error} />
    </Modal>
  );
}
