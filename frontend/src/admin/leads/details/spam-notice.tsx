import { useId, useRef } from 'react';
import { useMutationToast } from '../../api/use-mutation-toast';
import { usePermissionReason } from '../../session/use-user';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import type { Lead } from '../lead/lead';
import { formatSpamReasons } from '../lead/lead-labels';
import { useRestoreLeadMutation } from '../lead/leads-api';
import './spam-notice.css';

interface SpamNoticeProps {
  readonly lead: Lead;
  /** It has gone since the lead is restored, and the focus was in it. */
  readonly onFocusLost: () => void;
}

/** Says that a lead is suspected or possible spam, and why. Its button restores the lead or removes the mark. */
export function SpamNotice({ lead, onFocusLost }: SpamNoticeProps) {
  const [restore, { isLoading }] = useRestoreLeadMutation();
  const reason = usePermissionReason('Restoring leads', 'canEditAllLeads');
  const reasonId = useId();
  const title = lead.quarantined ? 'Suspected spam' : 'Possible spam';
  const reasons = formatSpamReasons(lead);
  const report = useMutationToast();
  const part = useRef<HTMLElement>(null);
  useOnFocusLost(part, onFocusLost);
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
