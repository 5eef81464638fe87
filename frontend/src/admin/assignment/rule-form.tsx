import { INDIAN_STATES } from '@lead-types/indian-states';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { PERMISSION_LABELS, useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { Checkbox, SelectField } from '../ui/fields/fields';
import { Note } from '../ui/note';
import {
  type AssignmentRule,
  KIND_LABELS,
  ruleSubject,
  useAssignablePeopleQuery,
  useChangeRuleMutation,
  useCreateRuleMutation,
} from './assignment-api';
import './assignment.css';

type Kind = AssignmentRule['kind'];
const KINDS = Object.keys(KIND_LABELS) as Kind[];
const NOBODY_CHOSEN = { message: 'Choose at least one person.' };

export function RuleForm({ rule, onClose }: { rule: AssignmentRule | null; onClose: () => void }) {
  const [create, creation] = useCreateRuleMutation();
  const [change, changing] = useChangeRuleMutation();
  const { error, isLoading } = rule ? changing : creation;
  const [isTried, setTried] = useState(false);
  const access = useUser()?.leadTypeAccess;
  const types = LEAD_TYPE_NAMES.filter((type) => access?.[type]);
  const [leadType, setLeadType] = useState<LeadType>(rule?.leadType ?? types[0] ?? 'contact');
  const [state, setState] = useState('');
  const [kind, setKind] = useState<Kind>(rule?.kind ?? 'round_robin');
  const [chosen, setChosen] = useState<readonly string[]>(rule?.people.map(({ _id }) => _id) ?? []);
  const { data: people } = useAssignablePeopleQuery();
  const showToast = useToast();
  const able = (people ?? []).filter((person) => person.leadTypes.includes(leadType));
  const userIds = chosen.filter((id) => able.some(({ _id }) => _id === id));
  const isChanged = rule
    ? kind !== rule.kind || String(userIds) !== String(rule.people.map(({ _id }) => _id))
    : chosen.length > 0;

  const isNobodyChosen = kind !== 'pool' && userIds.length === 0;
  const submit = async () => {
    setTried(true);
    if (isNobodyChosen) return;
    const body = { kind, ...(kind !== 'pool' && { userIds }) };
    const answer = rule
      ? await change({ id: rule._id, ...body })
      : await create({ leadType, ...(state && { state: state as NonNullable<AssignmentRule['state']> }), ...body });
    if (answer.error) return;
    showToast('success', rule ? 'Rule changed' : 'Rule created. It applies to new leads.');
    onClose();
  };

  return (
    <FormDialog
      title={rule ? `Rule: ${ruleSubject(rule)}` : 'New rule'}
      className="rule-form"
      submitLabel={rule ? 'Save rule' : 'Create rule'}
      isBusy={isLoading}
      error={isTried && isNobodyChosen ? NOBODY_CHOSEN : error}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {!rule && (
        <>
          <SelectField
            label="Lead type"
            options={types.map((type) => ({ value: type, label: leadTypeDefinition(type).label }))}
            value={leadType}
            onChange={(event) => setLeadType(event.target.value as LeadType)}
            data-first-focus
          />
          <SelectField
            label="State"
            none="All states"
            options={INDIAN_STATES.map(({ code, name }) => ({ value: code, label: name }))}
            value={state}
            onChange={(event) => setState(event.target.value)}
          />
        </>
      )}
      <SelectField
        label="Assign to"
        options={KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
        value={kind}
        onChange={(event) => setKind(event.target.value as Kind)}
      />
      {kind === 'pool' && people && !able.some(({ canTakeFromPool, isAdmin }) => canTakeFromPool && !isAdmin) && (
        <Note tone="warning" role="alert">
          Only administrators can take {leadTypeDefinition(leadType).label} leads from the pool. Give someone who can
          see them the “{PERMISSION_LABELS.canTakeFromPool}” permission. Otherwise, the leads will wait in the pool.
        </Note>
      )}
      {kind === 'fixed' && (
        <SelectField
          label="Person"
          none="Choose a person"
          options={able.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={userIds[0] ?? ''}
          onChange={(event) => setChosen(event.target.value ? [event.target.value] : [])}
        />
      )}
      {kind === 'round_robin' && (
        <fieldset className="rule-form__people">
          <legend>People in the rotation</legend>
          {able.length === 0 && <p>No active user can see this lead type. Change this in Manage Users.</p>}
          {able.map(({ _id, name, away, open }) => (
            <Checkbox
              key={_id}
              checked={userIds.includes(_id)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...userIds, _id] : userIds.filter((id) => id !== _id))
              }
            >
              {name} <small>{away ? 'away' : `${open} open`}</small>
            </Checkbox>
          ))}
          {userIds.length > 1 && (
            <ol className="rule-form__order" aria-label="Rotation order">
              {userIds.map((id, index) => {
                const name = able.find(({ _id }) => _id === id)?.name;
                return (
                  <li key={id}>
                    {name}
                    {index > 0 && (
                      <Button small aria-label={`Move ${name} up`} onClick={() => setChosen(movedUp(userIds, index))}>
                        Up
                      </Button>
                    )}
                  </li>
                );
              })}
            </ol>
          )}
        </fieldset>
      )}
    </FormDialog>
  );
}

function movedUp(ids: readonly string[], index: number): string[] {
  const moved = [...ids];
  moved.splice(index - 1, 2, ...ids.slice(index - 1, index + 1).reverse());
  return moved;
}
