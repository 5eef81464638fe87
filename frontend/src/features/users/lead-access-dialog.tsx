import { useState } from 'react';
import { useSelector } from 'react-redux';
import {
  LEAD_TYPE_NAMES,
  type LeadType,
  leadTypeDefinition,
  leadTypesOfPreset,
} from '../../../../src/modules/leads/domain/lead-types/lead-types';
import { failureMessage } from '../../shared/api/problem';
import { Modal } from '../../shared/office/modal';
import { selectUser } from '../../shared/session/session-slice';
import { useToast } from '../../shared/toasts/toast-provider';
import type { StaffUser } from './user-vocabulary';
import { useSetLeadAccessMutation } from './users-api';
import './lead-access-dialog.css';

const PRESETS = [
  ['admin', 'Admin'],
  ['manager', 'Manager'],
  ['sales', 'Sales'],
  ['hr', 'HR'],
  ['default', 'Default'],
] as const;

/** Which lead types a user may see. */
export function LeadAccessDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const me = useSelector(selectUser);
  const [save, { error, isLoading }] = useSetLeadAccessMutation();
  const [types, setTypes] = useState<ReadonlySet<LeadType>>(
    new Set(LEAD_TYPE_NAMES.filter((type) => user.leadTypeAccess?.[type])),
  );
  const showToast = useToast();
  // Nobody hands out what they lack themselves; what the user has already stays theirs.
  const mayGive = (type: LeadType) => me?.leadTypeAccess?.[type] === true || user.leadTypeAccess?.[type] === true;
  const choose = (chosen: readonly LeadType[]) => setTypes(new Set(chosen.filter(mayGive)));
  const all = types.size === LEAD_TYPE_NAMES.filter(mayGive).length;

  const submit = async () => {
    const leadTypeAccess = Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, types.has(type)]));
    const answer = await save({ id: user._id, leadTypeAccess });
    if (answer.error) return;
    showToast('success', 'Lead type access updated successfully!');
    onClose();
  };

  return (
    <Modal
      title={`Lead Type Access: ${user.name}`}
      onClose={onClose}
      actions={
        <>
          <button className="act" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="act act--main" type="button" disabled={isLoading} onClick={() => void submit()}>
            Save Access
          </button>
        </>
      }
    >
      <div className="lead-access__presets">
        {PRESETS.map(([preset, label]) => (
          <button
            key={preset}
            className="act act--small"
            type="button"
            onClick={() => choose(leadTypesOfPreset(preset))}
          >
            {label}
          </button>
        ))}
        <button className="act act--small" type="button" onClick={() => choose(all ? [] : LEAD_TYPE_NAMES)}>
          {all ? 'Deselect All' : 'Select All'}
        </button>
      </div>
      <p className="lead-access__count" role="status">
        {types.size} of {LEAD_TYPE_NAMES.length} lead types accessible
      </p>
      {error && <p role="alert">Error: {failureMessage(error)}</p>}
      <ul className="lead-access__types">
        {LEAD_TYPE_NAMES.map((type) => (
          <li key={type}>
            <label>
              <input
                type="checkbox"
                checked={types.has(type)}
                disabled={!mayGive(type)}
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
        ))}
      </ul>
    </Modal>
  );
}
