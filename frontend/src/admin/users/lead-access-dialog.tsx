import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition, leadTypesOfPreset } from '@lead-types/lead-types';
import { useId, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { FormNote } from '../ui/fields/fields';
import { isUndecided, LeavingLeads, leadsOutside, useOpenLeads } from './leaving-leads';
import { grantableLeadTypes, ONLY_WHAT_YOU_HAVE, type StaffUser } from './user-rules';
import { type LeadsChoice, useSetLeadAccessMutation } from './users-api';
import './user-dialogs.css';

const PRESETS = [
  ['admin', 'Admin'],
  ['manager', 'Manager'],
  ['sales', 'Sales'],
  ['hr', 'HR'],
  ['default', 'Default'],
] as const;

export function LeadAccessDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const me = useUser();
  const [save, { error, isLoading }] = useSetLeadAccessMutation();
  const [before] = useState(() => LEAD_TYPE_NAMES.filter((type) => user.leadTypeAccess?.[type]));
  const [types, setTypes] = useState<ReadonlySet<LeadType>>(new Set(before));
  const showToast = useToast();
  const reasonId = useId();
  const giveable = grantableLeadTypes(me);
  const choose = (chosen: readonly LeadType[]) => setTypes(new Set(chosen.filter((type) => giveable.includes(type))));
  const isAll = types.size === giveable.length;
  const isExactly = (names: readonly LeadType[]) =>
    names.length === types.size && names.every((type) => types.has(type));

  const open = useOpenLeads(user._id);
  const [choice, setChoice] = useState<LeadsChoice>();
  const lost = leadsOutside(types, open);

  const submit = async () => {
    const leadTypeAccess = Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, types.has(type)]));
    const answer = await save({ id: user._id, leadTypeAccess, ...(lost > 0 && choice && { leads: choice }) });
    if (answer.error) return;
    showToast('success', 'Lead type access updated successfully!');
    onClose();
  };

  return (
    <FormDialog
      title={`Lead Type Access: ${user.name}`}
      submitLabel="Save access"
      isBusy={isLoading || (lost > 0 && isUndecided(choice))}
      error={error}
      errorPrefix="Error: "
      isChanged={!isExactly(before)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <fieldset className="lead-access-dialog__presets">
        <legend className="visually-hidden">Quick presets</legend>
        {PRESETS.map(([preset, label]) => (
          <Button
            key={preset}
            small
            aria-pressed={isExactly(leadTypesOfPreset(preset))}
            onClick={() => choose(leadTypesOfPreset(preset))}
          >
            {label}
          </Button>
        ))}
        <Button small onClick={() => choose(isAll ? [] : LEAD_TYPE_NAMES)}>
          {isAll ? 'Deselect All' : 'Select All'}
        </Button>
      </fieldset>
      <p className="lead-access-dialog__count" role="status">
        {types.size} of {LEAD_TYPE_NAMES.length} lead types accessible
      </p>
      {giveable.length < LEAD_TYPE_NAMES.length && <FormNote id={reasonId}>{ONLY_WHAT_YOU_HAVE}</FormNote>}
      <ul className="lead-access-dialog__types">
        {LEAD_TYPE_NAMES.map((type) => {
          const isFixed = !giveable.includes(type);
          return (
            <li key={type}>
              <label>
                <input
                  type="checkbox"
                  checked={types.has(type)}
                  aria-disabled={isFixed || undefined}
                  aria-describedby={isFixed ? reasonId : undefined}
                  onChange={(event) =>
                    choose(event.target.checked ? [...types, type] : [...types].filter((other) => other !== type))
                  }
                />
                <span>
                  <strong>{leadTypeDefinition(type).label}</strong>
                  <small>{leadTypeDefinition(type).description}</small>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {lost > 0 && <LeavingLeads user={user} open={lost} onChange={setChoice} />}
    </FormDialog>
  );
}
