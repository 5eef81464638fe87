import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { randomId } from '../../../shared/lib/random-id';
import { useToast } from '../../../shared/toasts/toast-provider';
import { fieldError } from '../../api/problem';
import { usePermission, useUser } from '../../session/use-user';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { SelectField } from '../../ui/fields/fields';
import { useDebouncedValue } from '../../ui/use-debounced-value';
import { EditLeadInput, editFields } from '../details/edit-fields';
import { formatReasons } from '../duplicates/duplicates';
import { leadName, STATUS_LABELS } from '../lead/lead';
import { HOW_LABELS, type How } from '../lead/lead-source';
import { useAssigneesQuery } from '../lead/leads-api';
import { leadAddress } from '../lead/use-lead-param';
import {
  hasInput,
  manualBody,
  type PossibleDuplicate,
  personToCheck,
  useAddLeadMutation,
  useCheckPersonQuery,
} from './manual-lead';
import '../details/edit-lead.css';
import './add-lead.css';

interface AddLeadProps {
  readonly onClose: () => void;
  readonly onAdded: (id: string) => void;
}

/** A form with all fields of the chosen type. The API requires only a name or a phone number. */
export function AddLead({ onClose, onAdded }: AddLeadProps) {
  const access = useUser()?.leadTypeAccess;
  const types = LEAD_TYPE_NAMES.filter((type) => access?.[type]);
  const [type, setType] = useState<LeadType>(types[0] ?? 'contact');
  const [how, setHow] = useState<How>('call');
  const [assignedTo, setAssignedTo] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const fields = editFields({ type });
  const mayAssign = usePermission('canEditAllLeads');
  const { data: assignees = [] } = useAssigneesQuery(type, { skip: !mayAssign });
  const [addLead, { isLoading, error }] = useAddLeadMutation();
  const showToast = useToast();
  // The idempotency key of the current input. If a response is lost, a retry does not add a second lead.
  const key = useRef('');

  const person = personToCheck(useDebouncedValue(values));
  const { currentData: known = [] } = useCheckPersonQuery(person ?? {}, { skip: person === null });

  const submit = async () => {
    key.current ||= randomId();
    const body = manualBody({ type, how, assignedTo: mayAssign ? assignedTo : '', fields, values });
    const { data } = await addLead({ body, key: key.current });
    if (!data) return;
    showToast('success', data.message);
    onAdded(data.data._id);
  };

  return (
    <FormDialog
      title="Add lead"
      wide
      className="edit-lead"
      submitLabel="Add lead"
      busyLabel="Adding..."
      isBusy={isLoading}
      error={error}
      isChanged={hasInput(values)}
      noValidate
      onChange={() => {
        key.current = '';
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField
        label="Type"
        name="type"
        value={type}
        options={types.map((each) => ({ value: each, label: leadTypeDefinition(each).label }))}
        onChange={({ target }) => setType(target.value as LeadType)}
      />
      <SelectField
        label="Source"
        name="how"
        value={how}
        options={Object.entries(HOW_LABELS).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => setHow(target.value as How)}
      />
      {mayAssign && (
        <SelectField
          label="Assign to"
          name="assignedTo"
          none="Use assignment rules"
          value={assignedTo}
          error={fieldError(error, 'assignedTo')}
          options={assignees.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ target }) => setAssignedTo(target.value)}
        />
      )}
      <PossibleDuplicates leads={known} />
      {fields.map((field) => (
        <EditLeadInput
          key={field.path}
          field={field}
          value={values[field.path] ?? ''}
          error={fieldError(error, field.path)}
          onChange={(value) => setValues((latest) => ({ ...latest, [field.path]: value }))}
        />
      ))}
    </FormDialog>
  );
}

/** Existing leads that may belong to this person. They open in a new tab, so that no input is lost. */
function PossibleDuplicates({ leads }: { readonly leads: readonly PossibleDuplicate[] }) {
  return (
    <section className="known-leads" aria-live="polite" aria-label="Possible existing leads">
      {leads.length > 0 && (
        <>
          <p className="known-leads__title">This person may already be a lead:</p>
          <ul>
            {leads.map(({ lead, reasons }) => (
              <li key={lead._id}>
                <Link to={leadAddress(lead._id)} target="_blank" rel="noopener">
                  {leadName(lead)}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </Link>
                {`, ${leadTypeDefinition(lead.type).label}, ${STATUS_LABELS[lead.status]}: ${formatReasons(reasons)}`}
                {lead.assignedTo && ` (assigned to ${lead.assignedTo.name})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
