import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { correctDetails, type FormerDetails } from '@lead-types/type-correction';
import { useState } from 'react';
import { useToast } from '../../../shared/toasts/toast-provider';
import { useMutationToast } from '../../api/use-mutation-toast';
import { useUser } from '../../session/use-user';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { SelectField } from '../../ui/fields/fields';
import { leadTypeLabel } from '../lead/lead';
import { typeValues } from '../lead/lead-fields';
import { useCorrectLeadTypeMutation, type VersionedLead } from '../lead/leads-api';

interface CorrectTypeProps {
  readonly lead: VersionedLead;
  readonly onClose: () => void;
}

/** Changes a lead's type. First shows the user what happens to the lead's answers. */
export function CorrectType({ lead, onClose }: CorrectTypeProps) {
  const access = useUser()?.leadTypeAccess;
  const types = LEAD_TYPE_NAMES.filter((type) => access?.[type] && type !== lead.type);
  const [type, setType] = useState<LeadType | ''>('');
  const [correct, { isLoading, error }] = useCorrectLeadTypeMutation();
  const showToast = useToast();
  const report = useMutationToast();

  const submit = async () => {
    if (type === '') return;
    const { data } = await correct({ id: lead._id, etag: lead.etag, type });
    if (!data) return;
    const undo = () => report(correct({ id: lead._id, etag: null, type: lead.type }));
    // Do not offer Undo if the lead has lost its assignee, because changing the type back would not reassign it.
    const isUndone = data.data.assignedTo?._id === lead.assignedTo?._id;
    showToast('success', `Type changed to ${leadTypeLabel(type)}`, isUndone ? { label: 'Undo', run: undo } : undefined);
    onClose();
  };
  return (
    <FormDialog
      title="Change type"
      submitLabel="Change type"
      busyLabel="Changing..."
      isBusy={isLoading}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        Now: <strong>{leadTypeLabel(lead.type)}</strong>
      </p>
      <SelectField
        label="New type"
        required
        none="Choose a type"
        options={types.map((value) => ({ value, label: leadTypeLabel(value) }))}
        value={type}
        onChange={({ target }) => setType(target.value as LeadType | '')}
      />
      {type !== '' && <Consequences lead={lead} to={type} />}
    </FormDialog>
  );
}

function Consequences({ lead, to }: { lead: VersionedLead; to: LeadType }) {
  const { fields } = leadTypeDefinition(lead.type);
  const former: VersionedLead['formerInfo'] | undefined = lead.formerInfo;
  const formerDetails = (former ?? []).map(({ type, info }) => ({ type, details: info as FormerDetails['details'] }));
  const details = typeValues(lead) as FormerDetails['details'];
  const { kept, left } = correctDetails({ type: lead.type, details, formerDetails }, to);
  const labels = (names: readonly string[]) => names.map((name) => fields[name]?.label ?? name).join(', ');
  return (
    <div role="status">
      {kept.length > 0 && <p>Moves to the new type: {labels(kept)}.</p>}
      {left.length > 0 && <p>Kept as earlier answers: {labels(left)}.</p>}
      <p>
        Name, phone, notes, follow-ups and history stay. {lead.assignedTo?.name ?? 'The assignee'} will lose this lead
        if they cannot see {leadTypeLabel(to)} leads.
      </p>
    </div>
  );
}
