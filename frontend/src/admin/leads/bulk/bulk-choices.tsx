import type { LeadType } from '@lead-types/lead-types';
import { type FormEvent, useId, useState } from 'react';
import { baseApi } from '../../api/base-api';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields/fields';
import { FOLLOW_UP_CHIPS, followUpTime, formatFollowUpTime } from '../composer/follow-up-times';
import { leadTypeLabel, PRIORITIES, PRIORITY_LABELS } from '../lead/lead';
import { type Assignee, leadsApi } from '../lead/leads-api';
import type { BulkChange } from './bulk-undo';

const UNASSIGNED = 'nobody';

interface BulkAssignProps {
  readonly colleagues: readonly Assignee[];
  readonly types: readonly LeadType[];
  readonly busy: boolean;
  readonly onAssign: (assignedTo: string | null) => void;
}

/** Needs a button to confirm, because on a closed select every arrow key already changes the value. */
export function BulkAssign({ colleagues, types, busy, onAssign }: BulkAssignProps) {
  const [chosen, setChosen] = useState('');
  const { currentData: refused = [] } = useTypesRefusedQuery(
    { types, colleague: chosen },
    { skip: chosen === '' || chosen === UNASSIGNED },
  );
  const warningId = useId();
  const assign = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    onAssign(chosen === UNASSIGNED ? null : chosen);
  };
  return (
    <form className="bulk-bar__assign" onSubmit={assign}>
      <Select
        aria-label="Assign the selected leads to"
        aria-describedby={warningId}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={[
          { value: '', label: 'Assign to...', disabled: true },
          { value: UNASSIGNED, label: 'Unassigned' },
          ...colleagues.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      {chosen !== '' && (
        <Button small type="submit" isBusy={busy}>
          Assign
        </Button>
      )}
      <span className="bulk-bar__warning" id={warningId} role="status">
        {refused.length > 0 &&
          `Cannot see: ${refused.map(leadTypeLabel).join(', ')}. These leads will not be assigned.`}
      </span>
    </form>
  );
}

interface BulkSetProps {
  readonly busy: boolean;
  /** `done` returns the result message for a number of changed leads. */
  readonly onSet: (updates: BulkChange['updates'], done: (count: number) => string) => void;
}

export function BulkSet({ busy, onSet }: BulkSetProps) {
  const [chosen, setChosen] = useState('');
  const set = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const priority = PRIORITIES.find((name) => name === chosen);
    if (priority)
      return onSet({ priority }, (count) => `set the priority of ${count} leads to ${PRIORITY_LABELS[priority]}`);
    const chip = FOLLOW_UP_CHIPS.find(({ choice }) => choice === chosen);
    if (!chip) return;
    const followUp = followUpTime(chip.choice, Date.now());
    onSet({ followUp }, (count) => `set the follow-up of ${count} leads to ${formatFollowUpTime(followUp)}`);
  };
  return (
    <form className="bulk-bar__assign" onSubmit={set}>
      <Select
        aria-label="Priority or follow-up of the selected leads"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={[
          { value: '', label: 'Set...', disabled: true },
          ...PRIORITIES.map((value) => ({ value, label: `Priority ${PRIORITY_LABELS[value]}` })),
          ...FOLLOW_UP_CHIPS.map(({ choice, label }) => ({ value: choice, label: `Follow-up: ${label}` })),
        ]}
      />
      {chosen !== '' && (
        <Button small type="submit" isBusy={busy}>
          Set
        </Button>
      )}
    </form>
  );
}

interface Reassignment {
  readonly types: readonly LeadType[];
  readonly colleague: string;
}

const typesRefusedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The given lead types that the colleague cannot see. */
    typesRefused: build.query<readonly LeadType[], Reassignment>({
      queryFn: async ({ types, colleague }, { dispatch }) => {
        const isRefused = async (type: LeadType) => {
          const request = leadsApi.endpoints.assignees.initiate(type, { subscribe: false });
          const { data } = await dispatch(request);
          // If the request failed, do not show a warning.
          return data !== undefined && !data.some(({ _id }) => _id === colleague);
        };
        const refused = await Promise.all(types.map(isRefused));
        return { data: types.filter((_type, at) => refused[at]) };
      },
      providesTags: ['User'],
    }),
  }),
});

const { useTypesRefusedQuery } = typesRefusedApi;
