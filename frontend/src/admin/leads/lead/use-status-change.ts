import { useToast } from '../../../shared/toasts/toast-provider';
import type { Lead, LeadStatus } from './lead';
import { leadName, STATUS_LABELS } from './lead-labels';
import { useChangeLeadMutation } from './leads-api';

/** Saves a status once, offers the one before back, and says whether it was saved; the one that it has stays as it is. */
export function useStatusChange(lead: Pick<Lead, '_id' | 'status' | 'personalInfo'>) {
  const [changeLead] = useChangeLeadMutation();
  const showToast = useToast();
  const save = async (status: LeadStatus): Promise<boolean> => {
    const { error } = await changeLead({ id: lead._id, changes: { status } });
    if (error) showToast('error', 'Failed to update lead status');
    return !error;
  };
  return async (status: LeadStatus): Promise<boolean> => {
    const before = lead.status;
    if (status === before || !(await save(status))) return false;
    showToast('success', `${leadName(lead)}: ${STATUS_LABELS[status]}`, {
      label: 'Undo',
      run: async () => {
        await save(before);
      },
    });
    return true;
  };
}
