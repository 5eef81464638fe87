import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { useUser } from '../session/use-user';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { FormNote } from '../ui/fields/fields';
import { type TeamRow, useSetTargetsMutation } from './reports-api';
import './targets-dialog.css';

interface TargetsDialogProps {
  readonly person: NonNullable<TeamRow['user']>;
  readonly today: TeamRow['today'];
  readonly onClose: () => void;
}

const NUMBERS = { callsPerDay: 'Calls per day', conversionsPerMonth: 'Conversions per month' } as const;
type NumberName = keyof typeof NUMBERS;
type Typed = Readonly<Record<NumberName, string>>;

const MAX_TARGET = 10_000;

/** Sets a person's targets for the lead types that the user can see. An empty field means no target. */
export function TargetsDialog({ person, today, onClose }: TargetsDialogProps) {
  const user = useUser();
  const types = LEAD_TYPE_NAMES.filter((type) => user?.leadTypeAccess?.[type]);
  const [before] = useState(() => new Map(types.map((type) => [type, typedOf(today, type)])));
  const [typed, setTyped] = useState<ReadonlyMap<LeadType, Typed>>(before);
  const [save, { error, isLoading }] = useSetTargetsMutation();
  const showToast = useToast();
  const change = (type: LeadType, name: NumberName, text: string) =>
    setTyped((last) => new Map(last).set(type, { ...typedIn(last, type), [name]: text }));
  const submit = async () => {
    const targets = types.flatMap((type) => {
      const given = Object.entries(typedIn(typed, type)).filter(([, text]) => text.trim() !== '');
      return given.length === 0
        ? []
        : [{ type, ...Object.fromEntries(given.map(([name, text]) => [name, Number(text)])) }];
    });
    if ((await save({ id: person._id, targets })).error) return;
    showToast('success', `Targets of ${person.name} saved`);
    onClose();
  };
  const isChanged = types.some((type) =>
    (Object.keys(NUMBERS) as NumberName[]).some((name) => typedIn(typed, type)[name] !== typedIn(before, type)[name]),
  );
  return (
    <FormDialog
      title={`Targets: ${person.name}`}
      submitLabel="Save targets"
      isBusy={isLoading}
      error={error}
      errorPrefix="Error: "
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormNote>
        Leave a field empty for no target. Team and the daily email compare the numbers with the targets.
      </FormNote>
      <table className="targets-dialog__table">
        <thead>
          <tr>
            <th scope="col">Lead type</th>
            {Object.values(NUMBERS).map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type}>
              <th scope="row">{leadTypeDefinition(type).label}</th>
              {(Object.entries(NUMBERS) as [NumberName, string][]).map(([name, label]) => (
                <td key={name}>
                  <input
                    className="field__control targets-dialog__number"
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={MAX_TARGET}
                    aria-label={`${label}, ${leadTypeDefinition(type).label}`}
                    value={typedIn(typed, type)[name]}
                    onChange={({ target }) => change(type, name, target.value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FormDialog>
  );
}

const EMPTY: Typed = { callsPerDay: '', conversionsPerMonth: '' };

function typedIn(typed: ReadonlyMap<LeadType, Typed>, type: LeadType): Typed {
  return typed.get(type) ?? EMPTY;
}

function typedOf(today: TeamRow['today'], type: LeadType): Typed {
  const work = today.find((row) => row.type === type);
  return {
    callsPerDay: String(work?.callsPerDay ?? ''),
    conversionsPerMonth: String(work?.conversionsPerMonth ?? ''),
  };
}
