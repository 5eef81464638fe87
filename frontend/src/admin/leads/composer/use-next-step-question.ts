import { useState } from 'react';
import { useUser } from '../../session/use-user';
import type { LeadDetail } from '../lead/lead';

/** User and lead of each question since the page was loaded, so that nobody is asked twice. */
const asked = new Set<string>();

/** Delays leaving an open lead for which nothing is planned until somebody has said when it is taken up again, or that it is not. */
export function useNextStepQuestion(lead: LeadDetail | undefined, mayEdit: boolean) {
  const userId = useUser()?._id;
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  const key = `${userId} ${lead?._id}`;
  const isNeeded = (leavesNoStep = lead?.nextStep === 'none') =>
    lead !== undefined && mayEdit && leavesNoStep && !asked.has(key);
  const leave = (go: () => void, leavesNoStep?: boolean) => {
    if (!lead || !isNeeded(leavesNoStep)) return go();
    asked.add(key);
    setPending({ go });
  };
  return {
    isAsking: pending !== null,
    isNeeded,
    leave,
    stay: () => setPending(null),
    go: () => {
      setPending(null);
      pending?.go();
    },
  };
}
