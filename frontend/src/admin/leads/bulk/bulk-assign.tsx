import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields/fields';
import type { Assignee } from '../lead/leads-api';

const NOBODY = 'nobody';

interface BulkAssignProps {
  readonly colleagues: readonly Assignee[];
  readonly busy: boolean;
  readonly onAssign: (assignedTo: string | null) => void;
}

/** Hands the ticked leads to a colleague; with a button, since arrow keys already change what a closed list says. */
export function BulkAssign({ colleagues, busy, onAssign }: BulkAssignProps) {
  const [chosen, setChosen] = useState('');
  const assign = (event: FormEvent) => {
    event.preventDefault();
    onAssign(chosen === NOBODY ? null : chosen);
  };
  return (
    <form className="bulk-bar__assign" onSubmit={assign}>
      <Select
        aria-label="Assign the selected leads to"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={[
          { value: '', label: 'Assign to...', disabled: true },
          { value: NOBODY, label: 'Nobody' },
          ...colleagues.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <Button small type="submit" disabled={busy || chosen === ''}>
        Assign
      </Button>
    </form>
  );
}
