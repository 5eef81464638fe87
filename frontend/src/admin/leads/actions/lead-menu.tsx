import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/popover';
import { type Lead, leadName } from '../lead/lead';
import { callAction, whatsAppAction } from './lead-actions';

interface LeadMenuProps {
  readonly className: string;
  readonly buttonClassName: string;
  readonly lead: Lead;
  readonly onAssign: () => void;
  readonly onDelete: () => void;
  readonly deleteReason: string | undefined;
  /** The first items. */
  readonly children: ReactNode;
}

/** The menu of a lead in a row or on a card. */
export function LeadMenu(props: LeadMenuProps) {
  const { className, buttonClassName, lead, onAssign, onDelete, deleteReason, children } = props;
  const name = leadName(lead);
  const call = callAction.address(lead);
  const chat = whatsAppAction.address(lead);
  return (
    <Menu
      className={className}
      button={{
        small: true,
        className: buttonClassName,
        icon: 'dots-three',
        'aria-label': `More actions for ${name}`,
      }}
    >
      {children}
      <Button aria-label={`Assign ${name}`} onClick={onAssign}>
        Assign
      </Button>
      {call && (
        <a className="button" href={call} aria-label={`Call ${name}`}>
          Call
        </a>
      )}
      {chat && (
        <a className="button" href={chat} target="_blank" rel="noreferrer" aria-label={`WhatsApp message to ${name}`}>
          WhatsApp
        </a>
      )}
      <Button variant="danger" aria-label={`Delete ${name}`} disabledReason={deleteReason} onClick={onDelete}>
        Delete
      </Button>
    </Menu>
  );
}
