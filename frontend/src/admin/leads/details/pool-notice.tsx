import { useRef } from 'react';
import { usePermission } from '../../session/use-user';
import { Badge } from '../../ui/badge';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import type { Lead } from '../lead/lead';
import { TakeLead } from '../lead/take-lead';
import './spam-notice.css';

interface PoolNoticeProps {
  readonly lead: Lead;
  /** It has gone since the lead is taken, and the focus was in it. */
  readonly onFocusLost: () => void;
}

/** Says that a lead is in the pool, and takes it. */
export function PoolNotice({ lead, onFocusLost }: PoolNoticeProps) {
  const mayTake = usePermission('canTakeFromPool');
  const part = useRef<HTMLElement>(null);
  useOnFocusLost(part, onFocusLost);
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
