import { leadTypeDefinition } from '@lead-types/lead-types';
import { formatReference } from '../../shared/lib/format-reference';
import { Button } from '../ui/button';
import { TimeAgo } from '../ui/time-ago';
import type { BinnedLead } from './bin-api';
import './bin-row.css';

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });

interface BinRowProps {
  readonly lead: BinnedLead;
  readonly isTicked: boolean;
  readonly restoreReason: string | undefined;
  readonly isBusy: boolean;
  readonly onTick: (isOn: boolean) => void;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
}

/** One deleted lead and what can be done with it. */
export function BinRow({ lead, isTicked, restoreReason, isBusy, onTick, onRestore, onRemove }: BinRowProps) {
  const { fullName, phone, email, city } = lead.personalInfo;
  const name = fullName ?? email ?? phone ?? formatReference(lead.reference);
  const contact = [phone, email, city].filter((value) => value && value !== name).join(' · ');
  const comesAlong = [
    lead.notes > 0 && `${lead.notes} note(s)`,
    lead.mergedLeads > 0 && `${lead.mergedLeads} merged lead(s)`,
  ].filter(Boolean);
  return (
    <tr className="bin-row">
      <td>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </td>
      <td>
        <strong className="bin-row__name">{name}</strong>
        {contact && <span className="bin-row__more">{contact}</span>}
        {comesAlong.length > 0 && <span className="bin-row__more">with {comesAlong.join(' and ')}</span>}
      </td>
      <td>{leadTypeDefinition(lead.type).label}</td>
      <td data-label="Deleted">
        <TimeAgo at={lead.deletedAt} />
        {lead.deletedBy && <span className="bin-row__more">by {lead.deletedBy.name}</span>}
      </td>
      <td data-label="Kept until">{DAY.format(new Date(lead.keptUntil))}</td>
      <td className="bin-row__actions">
        <Button small disabledReason={restoreReason} isBusy={isBusy} aria-label={`Restore ${name}`} onClick={onRestore}>
          Restore
        </Button>
        <Button small aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </td>
    </tr>
  );
}
