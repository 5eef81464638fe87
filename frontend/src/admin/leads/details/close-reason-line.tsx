import { closeReasonsFor } from '@lead-types/close-reasons';
import { useMutationToast } from '../../api/use-mutation-toast';
import { Button } from '../../ui/button';
import { useCloseReasonQuestion } from '../lead/close-reason-question';
import type { Lead } from '../lead/lead';
import { leadName, STATUS_LABELS } from '../lead/lead-labels';
import { useChangeLeadMutation } from '../lead/leads-api';
import { useMayEdit } from '../lead/use-may-edit';

/** Why a lead was closed or rejected, which can be put right; nothing for others. */
export function CloseReasonLine({ lead }: { readonly lead: Lead }) {
  const mayEdit = useMayEdit(lead);
  const ask = useCloseReasonQuestion();
  const [changeLead] = useChangeLeadMutation();
  const report = useMutationToast();
  const reasons = closeReasonsFor(lead.status);
  if (Object.keys(reasons).length === 0) return null;
  const change = async () => {
    const given = await ask(lead.status, leadName(lead));
    if (given) await report(changeLead({ id: lead._id, changes: { closeReason: null, ...given } }));
  };
  return (
    <p className="lead-profile__line">
      <span>
        <strong>{STATUS_LABELS[lead.status]}:</strong>{' '}
        {(lead.closeReason && reasons[lead.closeReason]) ?? 'no reason given'}
      </span>
      {mayEdit && (
        <Button small onClick={() => void change()}>
          Change reason
        </Button>
      )}
    </p>
  );
}
