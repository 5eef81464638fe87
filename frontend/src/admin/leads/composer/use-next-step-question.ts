import { useState } from 'react';
import type { LeadDetail } from '../lead/lead';

/** The leads that were asked about since the page was loaded: nobody is asked twice. */
const asked = new Set<string>();

/** Delays leaving an open lead for which nothing is planned until somebody has said when it is taken up again, or that it is not. */
export function useNextStepQuestion(lead: LeadDetail | undefined, mayEdit: boolean) {
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  const isNeeded = (leavesNoStep = lead?.nextStep === 'none') =>
    lead !== undefined && mayEdit && leavesNoStep && !asked.has(lead._id);
  const leave = (go: () => void, leavesNoStep?: boolean) => {
    if (!lead || !isNeeded(leavesNoStep)) return go();
    asked.add(lead._id);
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
