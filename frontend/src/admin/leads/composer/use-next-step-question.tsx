import { useUser } from '../../session/use-user';
import { useLeaveGuard } from '../../ui/dialogs/leave-guard';
import type { LeadDetail } from '../lead/lead';
import { NextStepQuestion } from './next-step-question';

/** User and lead of each question since the page was loaded, so that nobody is asked twice. */
const asked = new Set<string>();

interface NextStepOptions {
  readonly mayEdit: boolean;
  /** Whether something was saved that the lead does not show yet. */
  readonly isSaved: () => boolean;
}

/** Delays leaving an open lead for which nothing is planned until somebody has said when it is taken up again, or that it is not. */
export function useNextStepQuestion(lead: LeadDetail | undefined, { mayEdit, isSaved }: NextStepOptions) {
  const key = `${useUser()?._id} ${lead?._id}`;
  const isNeeded = (leavesNoStep = lead?.nextStep === 'none') =>
    lead !== undefined && mayEdit && leavesNoStep && !asked.has(key);
  const answer = (then: () => void) => () => {
    asked.add(key);
    then();
  };
  const { ask, question } = useLeaveGuard({
    isHeld: () => !isSaved() && isNeeded(),
    question: ({ go, stay }) => lead && <NextStepQuestion lead={lead} onGo={answer(go)} onStay={answer(stay)} />,
  });
  return {
    question,
    /** @param leavesNoStep of what was saved a moment ago, if the lead does not show it yet */
    leave: (go: () => void, leavesNoStep?: boolean) => (isNeeded(leavesNoStep) ? ask(go) : go()),
  };
}
