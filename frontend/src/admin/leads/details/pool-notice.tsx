import { useRef } from 'react';
import { usePermissionReason } from '../../session/use-user';
import { Badge } from '../../ui/badge';
import { useOnFocusLost } from '../../ui/on-focus-lost';
import { usePaletteCommands } from '../commands/palette-commands';
import type { Lead } from '../lead/lead';
import { TakeLead, useTakeLead } from '../lead/take-lead';
import './spam-notice.css';

interface PoolNoticeProps {
  readonly lead: Lead;
  /** It has gone since the lead is taken, and the focus was in it. */
  readonly onFocusLost: () => void;
}

/** Says that a lead is in the pool, and takes it. */
export function PoolNotice({ lead, onFocusLost }: PoolNoticeProps) {
  const reason = usePermissionReason('Taking leads', 'canTakeFromPool');
  const { take } = useTakeLead(lead);
  usePaletteCommands([{ label: 'Take', isOfLead: true, reason, run: () => void take() }]);
  const part = useRef<HTMLElement>(null);
  useOnFocusLost(part, onFocusLost);
  return (
    <section className="spam-notice" aria-label="Pool" ref={part}>
      <Badge tone="warning" boxed inline>
        In the pool
      </Badge>
      <p className="spam-notice__words">
        {reason === undefined ? 'Nobody has this lead yet: take it to work on it.' : 'Nobody has this lead yet.'}
      </p>
      <TakeLead lead={lead} small />
    </section>
  );
}
