import { CLOSE_REASON_LABELS } from '@lead-types/close-reasons';
import { useToast } from '../../../shared/toasts/toast-provider';
import { type ReasonedStatus, useCloseReasonQuestion } from './close-reason-question';
import type { Lead, LeadStatus } from './lead';
import { leadName, STATUS_LABELS } from './lead-labels';
import { useChangeLeadMutation } from './leads-api';

/**
 * Saves a status once, with the reason where the lead is closed or rejected by it, offers the one before back, and says
 * whether it was saved; the one that it has stays as it is.
 */
export function useStatusChange(lead: Pick<Lead, '_id' | 'status' | 'closeReason' | 'personalInfo'>) {
  const [changeLead] = useChangeLeadMutation();
  const ask = useCloseReasonQuestion();
  const showToast = useToast();
  /** A refusal keeps what was chosen, the reason too: it can be tried again. */
  const save = async (changes: ReasonedStatus, before?: ReasonedStatus): Promise<boolean> => {
    const { error } = await changeLead({ id: lead._id, changes });
    if (error) {
      const run = async () => void (await save(changes, before));
      showToast('error', 'Failed to update lead status', { label: 'Try again', run });
    } else if (before) {
      const reason = changes.closeReason && `, ${CLOSE_REASON_LABELS[changes.closeReason]}`;
      const said = `${leadName(lead)}: ${STATUS_LABELS[changes.status]}${reason ?? ''}`;
      showToast('success', said, { label: 'Undo', run: async () => void (await save(before)) });
    }
    return !error;
  };
  return async (status: LeadStatus): Promise<boolean> => {
    if (status === lead.status) return false;
    const given = await ask(status, leadName(lead));
    const before = { status: lead.status, ...(lead.closeReason && { closeReason: lead.closeReason }) };
    return given !== null && save(given, before);
  };
}
