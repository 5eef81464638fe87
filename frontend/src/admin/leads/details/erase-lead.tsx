import { useState } from 'react';
import { formatReference } from '../../../shared/lib/format-reference';
import { useToast } from '../../../shared/toasts/toast-provider';
import { usePermission } from '../../session/use-permission';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { FullTime } from '../../ui/time-ago';
import { ReasonedButton } from '../../ui/unavailable';
import { useEraseLeadMutation, type VersionedLead } from '../lead/leads-api';
import { editReason, useMayEdit } from '../lead/use-may-edit';

/** Takes what names the person out of a lead, after asking; of one where that was done, says so. */
export function EraseLead({ lead }: { readonly lead: VersionedLead }) {
  const mayErase = usePermission('canErasePersonalData');
  const mayEdit = useMayEdit(lead);
  const [asking, setAsking] = useState(false);
  const [erase, { isLoading }] = useEraseLeadMutation();
  const showToast = useToast();

  if (lead.mergedInto || lead.erasedAt) return null;
  const missing = mayErase ? undefined : 'Erasing needs the permission "Erase Personal Data".';
  const reason = missing ?? (mayEdit ? undefined : editReason(lead));
  const confirm = async () => {
    const { error } = await erase(lead._id);
    if (error) showToast('error', 'Failed to erase personal data');
    else showToast('success', 'Personal data erased');
    setAsking(false);
  };
  return (
    <section aria-labelledby="lead-erasure">
      <h3 id="lead-erasure">Personal data</h3>
      <p>When the person asks to be forgotten: the lead stays and is counted, without anything that names them.</p>
      <ReasonedButton look="danger" reason={reason} onClick={() => setAsking(true)}>
        Erase personal data
      </ReasonedButton>
      {asking && (
        <ConfirmDialog
          title="Erase personal data"
          confirmLabel={`Erase ${formatReference(lead.reference)}`}
          busy={isLoading}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          Name, phone, mail, address and everything the person wrote in the form, your notes, the reminder and the
          values in the history are removed, here and in what was merged into this lead. Type, status, times, reference
          and who did what stay. {otherLeads(lead.possibleDuplicates)}This cannot be undone.
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Says since when the lead is nobody's. */
export function ErasedNotice({ at }: { readonly at: string }) {
  return (
    <p className="lead-profile__notice">
      Personal data erased on <FullTime at={at} />. Nothing of this lead can be changed any more.
    </p>
  );
}

function otherLeads(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'Another lead may be of the same person (see Possible duplicates) and keeps its data until it is erased too. '
    : `${count} other leads may be of the same person (see Possible duplicates) and keep their data until they are erased too. `;
}
