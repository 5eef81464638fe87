import { useId, useRef } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { problemMessage } from '../../api/problem';
import { usePermissionReason } from '../../session/use-permission-reason';
import { Badge } from '../../ui/badge';
import { ExplainedButton } from '../../ui/explained-button';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { useRestoreLeadMutation } from '../lead/leads-api';
import './spam-notice.css';

interface SpamNoticeProps {
  readonly id: string;
  /** It has gone since the lead is restored, and the focus was in it. */
  readonly onFocusLost: () => void;
}

/** Says that a lead is suspected spam, and takes it out of there. */
export function SpamNotice({ id, onFocusLost }: SpamNoticeProps) {
  const [restore, { isLoading }] = useRestoreLeadMutation();
  const reason = usePermissionReason('Restoring leads', 'canEditAllLeads');
  const reasonId = useId();
  const showToast = useToast();
  const part = useRef<HTMLElement>(null);
  useOnFocusLost(part, onFocusLost);
  const restoreLead = async () => {
    const { error } = await restore(id);
    if (error) showToast('error', problemMessage(error));
    else showToast('success', 'Lead restored successfully');
  };
  return (
    <section className="spam-notice" aria-label="Suspected spam" ref={part}>
      <Badge tone="warning" boxed inline>
        Suspected spam
      </Badge>
      <p className="spam-notice__words">
        A program probably sent this. It is in no other list and no count.{' '}
        {reason !== undefined && <span id={reasonId}>{reason}</span>}
      </p>
      <ExplainedButton
        small
        reasonId={reason === undefined ? undefined : reasonId}
        isBusy={isLoading}
        onClick={() => void restoreLead()}
      >
        Restore
      </ExplainedButton>
    </section>
  );
}
