import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ApiProblem } from '../../../shared/api/problem';
import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { selectUser } from '../../session/session-slice';
import { usePermission } from '../../session/use-permission';
import { Checkbox } from '../../ui/fields/checkbox';
import type { LeadDetail } from '../lead/lead';
import { isOpenStatus } from '../lead/lead-labels';
import { useAssignLeadMutation } from '../lead/leads-api';

/**
 * Gives an unassigned lead to whoever calls it or plans its follow-up, which would otherwise be nobody's: a ticked box,
 * for those who may assign it, and what assigns it before something is saved.
 */
export function useAssignToMe(lead: Pick<LeadDetail, '_id' | 'assignedTo' | 'status' | 'etag'>) {
  const user = useSelector(selectUser);
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
    /** Before the follow-up, so that it has an owner from the start. */
    assignToMe: async (): Promise<void> => {
      if (!isOffered || !isWanted) return;
      const { _id, name } = user;
      const { error } = await assign({ id: lead._id, assignee: { _id, name }, etag: lead.etag });
      // A colleague was first, or has just changed it: then it stays as it is now.
      if (error && (error as ApiProblem).status !== 412) showToast('error', problemMessage(error));
    },
  };
}
