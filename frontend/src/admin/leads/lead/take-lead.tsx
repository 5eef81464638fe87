import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { usePermission } from '../../session/use-permission';
import { Button } from '../../ui/button';
import type { Lead } from './lead';
import { leadName } from './lead-labels';
import { useTakeLeadMutation } from './leads-api';

/** Takes a lead of the pool with one press; nothing for other leads, and for who may not take any. */
export function TakeLead({ lead, small = false }: { lead: Lead; small?: boolean }) {
  const mayTake = usePermission('canTakeFromPool');
  const [take, { isLoading }] = useTakeLeadMutation();
  const showToast = useToast();
  if (!lead.inPool || !mayTake) return null;
  const takeLead = async () => {
    const { error } = await take(lead._id);
    if (error) showToast('error', problemMessage(error));
    else showToast('success', `${leadName(lead)} is yours now`);
  };
  return (
    <Button
      look="main"
      small={small}
      aria-label={`Take ${leadName(lead)}`}
      aria-disabled={isLoading || undefined}
      onClick={() => void (isLoading || takeLead())}
    >
      Take
    </Button>
  );
}
