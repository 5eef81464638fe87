import { useEffect, useId, useRef } from 'react';
import { useMutationToast } from '../../api/use-mutation-toast';
import { usePermission, usePermissionReason } from '../../session/use-user';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { formatNumber } from '../../ui/format-number';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { Placeholder } from '../../ui/placeholder';
import { useLeadWorkspace } from '../actions/lead-workspace';
import { formatSpamReasons, type Lead } from '../lead/lead';
import { useRestoreLeadMutation } from '../lead/leads-api';
import { TakeLead } from '../lead/take-lead';
import './lead-details.css';

/** Notice that a lead is suspected or possible spam, and why. Its button restores the lead or removes the mark. */
export function SpamNotice({ lead }: { readonly lead: Lead }) {
  const { focusName } = useLeadWorkspace();
  const [restore, { isLoading }] = useRestoreLeadMutation();
  const reason = usePermissionReason('Restoring leads', 'canEditAllLeads');
  const reasonId = useId();
  const title = lead.quarantined ? 'Suspected spam' : 'Possible spam';
  const reasons = formatSpamReasons(lead);
  const report = useMutationToast();
  const part = useRef<HTMLElement>(null);
  useOnFocusLost(part, focusName);
  const restoreLead = () =>
    report(restore(lead._id), lead.quarantined ? 'Lead restored successfully' : 'Mark removed: not spam');
  return (
    <section className="spam-notice" aria-label={title} ref={part}>
      <Badge tone="warning" boxed inline>
        {title}
      </Badge>
      <p className="spam-notice__words">
        {reasons ? `${reasons}.` : 'A program probably sent this. The reasons were not recorded.'}{' '}
        {lead.quarantined ? 'It is in no other list and no count.' : 'It is in lists and counts like any other lead.'}{' '}
        {reason !== undefined && <span id={reasonId}>{reason}</span>}
      </p>
      <Button
        small
        aria-disabled={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        isBusy={isLoading}
        onClick={() => void restoreLead()}
      >
        {lead.quarantined ? 'Restore' : 'Not spam'}
      </Button>
    </section>
  );
}

/** Notice that a lead is in the pool, with a Take button. */
export function PoolNotice({ lead }: { readonly lead: Lead }) {
  const { focusName } = useLeadWorkspace();
  const mayTake = usePermission('canTakeFromPool');
  const part = useRef<HTMLElement>(null);
  useOnFocusLost(part, focusName);
  return (
    <section className="spam-notice" aria-label="Pool" ref={part}>
      <Badge tone="warning" boxed inline>
        In the pool
      </Badge>
      <p className="spam-notice__words">
        {mayTake ? 'Nobody has this lead yet: take it to work on it.' : 'Nobody has this lead yet.'}
      </p>
      <TakeLead lead={lead} small />
    </section>
  );
}

interface QueueDoneProps {
  readonly total: number;
  /** Leads not worked yet. Not 0 if the user started on a later page, for example. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Shown at the end of the queue, in place of the next lead. */
export function QueueDone({ total, left, onClose }: QueueDoneProps) {
  const { name } = useLeadWorkspace();
  useEffect(() => name.current?.focus(), [name]);
  return (
    <Placeholder>
      <h3 tabIndex={-1} ref={name}>
        {left === 0 ? `All ${formatNumber(total)} done` : `The list ends here, ${formatNumber(left)} left`}
      </h3>
      <Button variant="primary" onClick={onClose}>
        Back to the list
      </Button>
    </Placeholder>
  );
}
