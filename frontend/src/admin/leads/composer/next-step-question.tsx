import { useRef, useState } from 'react';
import { useUser } from '../../session/use-user';
import { Button } from '../../ui/button';
import { useLeaveGuard } from '../../ui/dialogs/leave-guard';
import { Modal } from '../../ui/dialogs/modal';
import { ErrorMessage } from '../../ui/errors/error-message';
import { useQuestionKeys } from '../../ui/keyboard';
import { type LeadDetail, leadName } from '../lead/lead';
import { useChangeLeadMutation, type VersionedLead } from '../lead/leads-api';
import { FollowUpChips, type FollowUpChipsHandle } from './follow-up-chips';
import { FOLLOW_UP_CHIPS, type FollowUpChoice, followUpTime } from './follow-up-times';
import { useSetFollowUpMutation } from './lead-activity-api';
import type { CallOutcome } from './lead-entry';
import { useAssignToMe } from './use-lead-work';

/** A `userId leadId` pair for each question that was answered since the page was loaded. */
const alreadyAskedIds = new Set<string>();

interface NextStepOptions {
  readonly mayEdit: boolean;
  /** Whether the user has worked on the lead since opening the pane. Users who only look are not asked. */
  readonly isWorked: () => boolean;
  readonly lastOutcome: () => CallOutcome | null;
  /** Whether a save has succeeded whose changes `lead` does not contain yet. */
  readonly isSaved: () => boolean;
}

/**
 * Asks users who worked on an open lead for a next step before they leave it without one. Asks once per user and lead.
 */
export function useNextStepQuestion(lead: LeadDetail | undefined, options: NextStepOptions) {
  const { mayEdit, isWorked, lastOutcome, isSaved } = options;
  const key = `${useUser()?._id} ${lead?._id}`;
  const isNeeded = (leavesNoStep = lead?.nextStep === 'none') =>
    lead !== undefined && mayEdit && leavesNoStep && isWorked() && !alreadyAskedIds.has(key);
  const answer = (then: () => void) => () => {
    alreadyAskedIds.add(key);
    then();
  };
  const { ask, question } = useLeaveGuard({
    isHeld: () => !isSaved() && isNeeded(),
    question: ({ go, stay }) =>
      lead && <NextStepQuestion {...{ lead, lastOutcome }} onGo={answer(go)} onStay={answer(stay)} />,
  });
  return {
    question,
    /** @param leavesNoStep - Whether the last save leaves no next step; required if `lead` is not reloaded yet */
    leave: (go: () => void, leavesNoStep?: boolean) => (isNeeded(leavesNoStep) ? ask(go) : go()),
  };
}

interface NextStepQuestionProps extends Pick<NextStepOptions, 'lastOutcome'> {
  readonly lead: VersionedLead;
  /** Called when the user has planned a next step or declined. */
  readonly onGo: () => void;
  readonly onStay: () => void;
}

const WRONG_NUMBER = { status: 'rejected', closeReason: 'wrong_number' } as const;
const FIND_NUMBER = 'Find the right number';

/** Keys: 1 to 4 choose, Enter takes the first choice. After a wrong number, 5 rejects the lead. */
function NextStepQuestion({ lead, lastOutcome, onGo, onStay }: NextStepQuestionProps) {
  const [setFollowUp, { error, isLoading }] = useSetFollowUpMutation();
  const [changeLead, rejecting] = useChangeLeadMutation();
  const { box, assignToMe } = useAssignToMe(lead);
  const [isWrongNumber] = useState(() => lastOutcome() === 'wrong_number');
  const isSaving = useRef(false);
  const chips = useRef<FollowUpChipsHandle>(null);
  const save = async (change: () => PromiseLike<{ readonly error?: unknown }>) => {
    if (isSaving.current) return;
    isSaving.current = true;
    const answer = await change();
    isSaving.current = false;
    if (!answer.error) onGo();
  };
  const plan = (choice: FollowUpChoice | null) =>
    choice !== null &&
    void save(async () => {
      await assignToMe();
      const note = isWrongNumber ? { note: FIND_NUMBER } : {};
      return setFollowUp({ id: lead._id, ...followUpTime(choice, Date.now()), ...note });
    });
  const reject = () => void save(() => changeLead({ id: lead._id, changes: WRONG_NUMBER }));
  const choices = [
    ...FOLLOW_UP_CHIPS.map(
      ({ choice }) =>
        () =>
          plan(choice),
    ),
    () => chips.current?.pick('time'),
    ...(isWrongNumber ? [reject] : []),
  ];
  useQuestionKeys(choices.map((run, at) => ({ key: String(at + 1), run })));
  return (
    <Modal title="Next step?" onClose={onStay} actions={<Button onClick={onGo}>Leave without a next step</Button>}>
      <p>
        {isWrongNumber
          ? `The number of ${leadName(lead)} is wrong. When will you look for the right one?`
          : `No next step is planned for ${leadName(lead)}.`}
      </p>
      <FollowUpChips
        ref={chips}
        chosen={null}
        isDisabled={isLoading}
        hasKeys
        isFirst
        pickLabel="Plan"
        onChoose={plan}
      />
      {isWrongNumber && (
        <p>
          <Button aria-keyshortcuts={String(choices.length)} isBusy={rejecting.isLoading} onClick={reject}>
            <span aria-hidden="true">{choices.length}</span> Reject: wrong number
          </Button>
        </p>
      )}
      {box}
      <ErrorMessage error={error ?? rejecting.error} />
    </Modal>
  );
}
