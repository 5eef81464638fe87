import { useState } from 'react';
import { useSelector } from 'react-redux';
import { formatReference } from '../../../shared/lib/format-reference';
import { useToast } from '../../../shared/toasts/toast-provider';
import { selectUser } from '../../session/session-slice';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Checkbox } from '../../ui/fields/checkbox';
import type { Lead } from '../lead/lead';
import { leadName, leadTypeLabel } from '../lead/lead-labels';
import { useEraseLeadMutation, type VersionedLead } from '../lead/leads-api';
import { mayEditLead } from '../lead/use-may-edit';
import { useSamePersonLeadsQuery } from './same-person-api';
import './erase-lead-dialog.css';

interface EraseLeadDialogProps {
  readonly lead: VersionedLead;
  readonly onClose: () => void;
}

/** Asks before a person's data is erased, and offers the other leads with their phone or mail, so that none is forgotten. */
export function EraseLeadDialog({ lead, onClose }: EraseLeadDialogProps) {
  const user = useSelector(selectUser);
  const { _id, phoneE164, personalInfo } = lead;
  // What was there as the dialog opened: erasing takes it away.
  const [person] = useState({ _id, phoneE164, personalInfo });
  const { data: others = [], isFetching, isError } = useSamePersonLeadsQuery(person);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [busy, setBusy] = useState(false);
  const [erase] = useEraseLeadMutation();
  const showToast = useToast();

  const isOpen = (other: Lead) => user !== null && mayEditLead(user, other);
  const isChosen = (other: Lead) => isOpen(other) && (choices.get(other._id) ?? !hasOtherName(lead, other));
  const chosen = others.filter(isChosen);
  const confirm = async () => {
    setBusy(true);
    const failed: string[] = [];
    // This one last: while it stands, whoever was interrupted finds the others by it.
    for (const { _id: id, reference } of [...chosen, lead]) {
      const { error } = await erase(id);
      if (error) failed.push(formatReference(reference));
    }
    if (failed.length > 0) showToast('error', `Failed to erase personal data of ${failed.join(', ')}`);
    else
      showToast(
        'success',
        chosen.length > 0 ? `Personal data of ${chosen.length + 1} leads erased` : 'Personal data erased',
      );
    onClose();
  };
  return (
    <ConfirmDialog
      title="Erase personal data"
      confirmLabel={chosen.length > 0 ? `Erase ${chosen.length + 1} leads` : `Erase ${formatReference(lead.reference)}`}
      busy={busy || isFetching}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      details={
        <>
          {isFetching && <p role="status">Looking for other leads with the same phone or mail ...</p>}
          {isError && (
            <p role="alert">Other leads with the same phone or mail could not be looked for. They keep their data.</p>
          )}
          {others.length > 0 && (
            <fieldset className="erase-lead-dialog__choice">
              <legend>Other leads with the same phone or mail</legend>
              <ul className="erase-lead-dialog__others">
                {others.map((other) => (
                  <li key={other._id}>
                    <Checkbox
                      checked={isChosen(other)}
                      disabled={busy}
                      // Its words say why, and the keyboard reaches them.
                      aria-disabled={!isOpen(other) || undefined}
                      onChange={({ target }) =>
                        isOpen(other) && setChoices(new Map(choices).set(other._id, target.checked))
                      }
                    >
                      <span>
                        {leadName(other)}
                        <span className="erase-lead-dialog__facts">{factsOf(lead, other, isOpen(other))}</span>
                      </span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
        </>
      }
    >
      Name, phone, mail, address and everything the person wrote in the form, your notes, the reminder and the values in
      the history are removed, here and in what was merged into this lead. Type, status, times, reference and who did
      what stay. This cannot be undone.
    </ConfirmDialog>
  );
}

/** Perhaps a family that shares a phone. */
function hasOtherName(lead: Pick<Lead, 'personalInfo'>, other: Pick<Lead, 'personalInfo'>): boolean {
  const [name, otherName] = [lead, other].map(({ personalInfo }) => personalInfo.fullName?.trim().toLowerCase());
  return Boolean(name) && Boolean(otherName) && name !== otherName;
}

function factsOf(lead: Pick<Lead, 'personalInfo'>, other: Lead, isOpen: boolean): string {
  const facts = [leadTypeLabel(other.type), formatReference(other.reference)];
  if (other.quarantined) facts.push('suspected spam');
  if (hasOtherName(lead, other)) facts.push('other name: may be a family');
  if (!isOpen) facts.push('you may not change it');
  return facts.join(', ');
}
