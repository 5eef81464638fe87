import { useMutationToast } from '../../api/use-mutation-toast';
import { usePermission } from '../../session/use-user';
import { Button } from '../../ui/button';
import { type Lead, leadName } from './lead';
import { useTakeLeadMutation } from './leads-api';

export function useTakeLead() {
  const [takeLead, { isLoading }] = useTakeLeadMutation();
  const report = useMutationToast();
  const take = async (lead: Lead) => {
    if (!isLoading) await report(takeLead(lead._id), `${leadName(lead)} is now assigned to you`);
  };
  return { take, isLoading };
}

/** The button to take a lead. Renders nothing if the lead is not in the pool or the user may not take it. */
export function TakeLead({ lead, small = false }: { lead: Lead; small?: boolean }) {
  const mayTake = usePermission('canTakeFromPool');
  return lead.inPool && mayTake ? <TakeButton lead={lead} small={small} /> : null;
}

function TakeButton({ lead, small }: { lead: Lead; small: boolean }) {
  const { take, isLoading } = useTakeLead();
  return (
    <Button
      variant="primary"
      small={small}
      aria-label={`Take ${leadName(lead)}`}
      isBusy={isLoading}
      onClick={() => void take(lead)}
    >
      Take
    </Button>
  );
}
