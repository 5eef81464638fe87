import { useToast } from '../../../shared/toasts/toast-provider';
import type { Lead, LeadStatus } from './lead';
import { leadName, STATUS_LABELS, STATUSES } from './lead-labels';
import { useChangeLeadMutation } from './leads-api';
import { useMayEdit } from './use-may-edit';
import './status-select.css';

/** A lead's status, changed in one move. */
export function StatusSelect({ lead }: { lead: Pick<Lead, '_id' | 'status' | 'personalInfo' | 'assignedTo'> }) {
  const [changeLead] = useChangeLeadMutation();
  const mayEdit = useMayEdit(lead);
  const showToast = useToast();

  const change = async (status: LeadStatus) => {
    const { error } = await changeLead({ id: lead._id, changes: { status } });
    if (error) showToast('error', 'Failed to update lead status');
  };

  return (
    <select
      className={`status-select status-select--${lead.status}`}
      aria-label={`Status of ${leadName(lead)}`}
      value={lead.status}
      disabled={!mayEdit}
      title={mayEdit ? undefined : 'You can change only the leads that are assigned to you.'}
      onChange={(event) => void change(event.target.value as LeadStatus)}
    >
      {STATUSES.map((status) => (
        <option key={status} value={status}>
          {STATUS_LABELS[status]}
        </option>
      ))}
    </select>
  );
}
