import { useState } from 'react';
import type { ApiProblem } from '../../../shared/api/problem';
import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { usePermission, useUser } from '../../session/use-user';
import { Checkbox } from '../../ui/fields/fields';
import type { LeadDetail } from '../lead/lead';
import { isOpenStatus } from '../lead/lead-labels';
import { useAssignLeadMutation } from '../lead/leads-api';

/**
 * Assigns an unassigned lead to the user who logs a call or plans a follow-up, so that the follow-up has an owner. Returns
 * a ticked checkbox for users who may assign it, and the function to call before saving.
 */
export function useAssignToMe(lead: Pick<LeadDetail, '_id' | 'assignedTo' | 'status' | 'etag'>) {
  const user = useUser();
  const mayAssign = usePermission('canEditAllLeads');
  const [isWanted, setWanted] = useState(true);
  const [assign] = useAssignLeadMutation();
  const showToast = useToast();
  const isOffered = mayAssign && user !== null && lead.assignedTo === null && isOpenStatus(lead.status);
  return {
    box: isOffered && (
      <Checkbox checked={isWanted} onChange={({ target }) => setWanted(target.checked)}>
        Assign to me
      </Checkbox>
    ),
    /** Call it before saving the follow-up. */
    assignToMe: async (): Promise<void> => {
      if (!isOffered || !isWanted) return;
      const { _id, name } = user;
      const { error } = await assign({ id: lead._id, assignee: { _id, name }, etag: lead.etag });
      // A colleague was first or has just changed it. It stays as it is.
      if (error && (error as ApiProblem).status !== 412) showToast('error', problemMessage(error));
    },
  };
}
