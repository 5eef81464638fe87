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
  const save = async (changes: ReasonedStatus): Promise<boolean> => {
    const { error } = await changeLead({ id: lead._id, changes });
    if (error) showToast('error', 'Failed to update lead status');
    return !error;
  };
  return async (status: LeadStatus): Promise<boolean> => {
    if (status === lead.status) return false;
    const before = { status: lead.status, ...(lead.closeReason && { closeReason: lead.closeReason }) };
    const given = await ask(status, leadName(lead));
    if (!given || !(await save(given))) return false;
    const reason = given.closeReason && `, ${CLOSE_REASON_LABELS[given.closeReason]}`;
    showToast('success', `${leadName(lead)}: ${STATUS_LABELS[status]}${reason ?? ''}`, {
      label: 'Undo',
      run: async () => {
        await save(before);
      },
    });
    return true;
  };
}
