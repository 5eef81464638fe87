import { useId, useLayoutEffect, useRef } from 'react';
import { useMutationToast } from '../../api/use-mutation-toast';
import { usePermission, usePermissionReason } from '../../session/use-user';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/content-state';
import { formatNumber } from '../../ui/format-number';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { useLeadWorkspace } from '../actions/lead-workspace';
import { formatSpamReasons, type Lead } from '../lead/lead';
import { useRestoreLeadMutation } from '../lead/leads-api';
import { TakeLead } from '../lead/take-lead';
import './lead-details.css';

export function SpamNotice({ lead }: { readonly lead: Lead }) {
  const { focusName } = useLeadWorkspace();
  const [restore, { isLoading }] = useRestoreLeadMutation();
  const reason = usePermissionReason('mark leads as not spam', 'canEditAllLeads');
  const reasonId = useId();
  const title = lead.quarantined ? 'Suspected spam' : 'Possible spam';
  const reasons = formatSpamReasons(lead);
  const report = useMutationToast();
  const part = useRef<HTMLElement>(null);
  useOnFocusLost(part, focusName);
  const restoreLead = () => report(restore(lead._id), 'Marked as not spam');
  return (
    <section className="spam-notice" aria-label={title} ref={part}>
      <Badge tone="warning" boxed inline>
        {title}
      </Badge>
      <p className="spam-notice__words">
        {reasons ? `${reasons}.` : 'Probably sent by a bot. The reasons were not recorded.'}{' '}
        {lead.quarantined ? 'Hidden from all other lists and counts.' : 'It is in lists and counts like other leads.'}{' '}
        {reason !== undefined && <span id={reasonId}>{reason}</span>}
      </p>
      <Button
        small
        aria-disabled={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        isBusy={isLoading}
        onClick={() => void restoreLead()}
      >
        Not spam
      </Button>
    </section>
  );
}

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
        {mayTake ? 'This lead is unassigned. Take it to work on it.' : 'This lead is unassigned.'}
      </p>
      <TakeLead lead={lead} small />
    </section>
  );
}

interface QueueDoneProps {
  readonly total: number;
  /** The number of leads that are not done yet. It is above 0 if, for example, the user started on a later page. */
  readonly left: number;
  readonly onClose: () => void;
}

export function QueueDone({ total, left, onClose }: QueueDoneProps) {
  const { name } = useLeadWorkspace();
  useLayoutEffect(() => name.current?.focus(), [name]);
  return (
    <EmptyState>
      <h3 tabIndex={-1} ref={name}>
        {left === 0 ? `All ${formatNumber(total)} done` : `End of the list. Still to do: ${formatNumber(left)}`}
      </h3>
      <Button variant="primary" onClick={onClose}>
        Back to the list
      </Button>
    </EmptyState>
  );
}
