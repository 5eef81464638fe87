import type { LeadType } from '@lead-types/lead-types';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields/fields';
import { leadTypeLabel } from '../lead/lead-labels';
import type { Assignee } from '../lead/leads-api';
import { useTypesRefusedQuery } from './types-refused';

const NOBODY = 'nobody';

interface BulkAssignProps {
  readonly colleagues: readonly Assignee[];
  /** The types of the ticked leads, as far as they are known. */
  readonly types: readonly LeadType[];
  readonly busy: boolean;
  readonly onAssign: (assignedTo: string | null) => void;
}

/** Hands the ticked leads to a colleague; with a button, since arrow keys already change what a closed list says. */
export function BulkAssign({ colleagues, types, busy, onAssign }: BulkAssignProps) {
  const [chosen, setChosen] = useState('');
  const { currentData: refused = [] } = useTypesRefusedQuery(
    { types, colleague: chosen },
    { skip: chosen === '' || chosen === NOBODY },
  );
  const warningId = useId();
  const assign = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    onAssign(chosen === NOBODY ? null : chosen);
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
          { value: NOBODY, label: 'Nobody' },
          ...colleagues.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      {chosen !== '' && (
        <Button small type="submit" isBusy={busy}>
          Assign
        </Button>
      )}
      <span className="bulk-bar__warning" id={warningId} role="status">
        {refused.length > 0 && `May not see: ${refused.map(leadTypeLabel).join(', ')}. Those stay where they are.`}
      </span>
    </form>
  );
}
