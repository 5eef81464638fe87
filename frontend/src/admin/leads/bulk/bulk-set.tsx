import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields/fields';
import { FOLLOW_UP_CHIPS, followUpTime, formatFollowUpTime } from '../composer/follow-up-times';
import { PRIORITIES, PRIORITY_LABELS } from '../lead/lead-labels';
import type { BulkChange } from './last-bulk-change';

interface BulkSetProps {
  readonly busy: boolean;
  /** `done` says what was done to so many leads. */
  readonly onSet: (updates: BulkChange['updates'], done: (count: number) => string) => void;
}

/** Gives the ticked leads a priority or their next follow-up; with a button, as `BulkAssign` has one. */
export function BulkSet({ busy, onSet }: BulkSetProps) {
  const [chosen, setChosen] = useState('');
  const set = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const priority = PRIORITIES.find((name) => name === chosen);
    if (priority)
      return onSet({ priority }, (count) => `gave ${count} leads the priority ${PRIORITY_LABELS[priority]}`);
    const chip = FOLLOW_UP_CHIPS.find(({ choice }) => choice === chosen);
    if (!chip) return;
    const followUp = followUpTime(chip.choice, Date.now());
    onSet({ followUp }, (count) => `planned ${count} leads for ${formatFollowUpTime(followUp)}`);
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
          ...FOLLOW_UP_CHIPS.map(({ choice, label }) => ({ value: choice, label: `Follow up: ${label}` })),
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
