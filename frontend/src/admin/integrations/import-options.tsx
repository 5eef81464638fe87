import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { useId } from 'react';
import { fieldError } from '../api/problem';
import { useUser } from '../session/use-user';
import { Checkbox, FormNote, SelectField, TextField } from '../ui/fields/fields';
import { asksEmptyRemoves, asksSystem, type ImportChoices } from './import-choices';
import './integration-form.css';

const MATCH_KEYS: readonly { value: ImportChoices['matchBy']; label: string }[] = [
  { value: 'reference', label: 'Reference' },
  { value: 'external_id', label: 'Id in another system' },
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
  { value: 'none', label: 'Nothing: each row is a new lead' },
];
const ACTIONS: readonly { value: ImportChoices['onMatch']; label: string }[] = [
  { value: 'update', label: 'Change the lead' },
  { value: 'fill', label: 'Fill only its empty fields' },
  { value: 'skip', label: 'Leave the row out' },
  { value: 'flag', label: 'Add a lead and mark both as possible duplicates' },
];
const ASSIGNMENTS: readonly { value: ImportChoices['assign']; label: string }[] = [
  { value: 'rules', label: 'By the assignment rules' },
  { value: 'user', label: 'To one user' },
  { value: 'nobody', label: 'To nobody' },
];

export interface Person {
  readonly _id: string;
  readonly name: string;
}

interface ImportOptionFieldsProps {
  readonly choices: ImportChoices;
  readonly people: readonly Person[];
  /** The error of the last check. */
  readonly error: unknown;
  readonly onChange: (changes: Partial<ImportChoices>) => void;
}

export function ImportOptionFields({ choices, people, error, onChange }: ImportOptionFieldsProps) {
  const access = useUser()?.leadTypeAccess;
  const types = LEAD_TYPE_NAMES.filter((type) => access?.[type]);
  const hasType = choices.fields.includes('type');
  return (
    <div className="integration-form">
      <div className="integration-form__column">
        <SelectField
          label="Find leads by"
          hint="A row with a known value belongs to an existing lead."
          error={fieldError(error, 'matchBy')}
          options={MATCH_KEYS}
          value={choices.matchBy}
          onChange={({ target }) => onChange({ matchBy: target.value as ImportChoices['matchBy'] })}
        />
        {choices.matchBy !== 'none' && (
          <SelectField
            label="If the lead exists"
            error={fieldError(error, 'onMatch')}
            options={ACTIONS}
            value={choices.onMatch}
            onChange={({ target }) => onChange({ onMatch: target.value as ImportChoices['onMatch'] })}
          />
        )}
        {asksEmptyRemoves(choices) && (
          <Flag
            name="emptyRemoves"
            label="Empty cells remove values"
            hint="Otherwise, a lead keeps its value if the cell is empty."
            {...{ choices, onChange }}
          />
        )}
        {asksSystem(choices) && (
          <TextField
            label="Name of the other system"
            hint="Lowercase letters and digits, such as erp."
            error={fieldError(error, 'system')}
            maxLength={40}
            autoComplete="off"
            value={choices.system}
            onChange={({ target }) => onChange({ system: target.value })}
          />
        )}
        <SelectField
          label="Lead type"
          hint={
            hasType ? 'For new leads whose row has no type.' : 'For new leads. The file has no column with the type.'
          }
          error={fieldError(error, 'leadType')}
          required={!hasType && choices.matchBy !== 'reference'}
          none={hasType || choices.matchBy === 'reference' ? 'None' : 'Choose a type'}
          options={types.map((value) => ({ value, label: leadTypeDefinition(value).label }))}
          value={choices.leadType}
          onChange={({ target }) => onChange({ leadType: target.value as LeadType | '' })}
        />
      </div>
      <div className="integration-form__column">
        <SelectField
          label="Assign new leads"
          hint="For rows that name nobody."
          error={fieldError(error, 'assign')}
          options={ASSIGNMENTS}
          value={choices.assign}
          onChange={({ target }) => onChange({ assign: target.value as ImportChoices['assign'] })}
        />
        {choices.assign === 'user' && (
          <SelectField
            label="User"
            error={fieldError(error, 'assignedTo')}
            required
            none="Choose a user"
            options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={choices.assignedTo}
            onChange={({ target }) => onChange({ assignedTo: target.value })}
          />
        )}
        <Flag
          name="startsPromises"
          label="Start the promised response time"
          hint="New leads become overdue if nobody contacts them in time, counted from the import."
          {...{ choices, onChange }}
        />
        <Flag
          name="sendsAcknowledgements"
          label="Send acknowledgements"
          hint="Each person with an email address is informed that we will call."
          {...{ choices, onChange }}
        />
        <Flag
          name="notifies"
          label="Notify colleagues"
          hint="Assignees, and users who watch the type, are notified about each lead."
          {...{ choices, onChange }}
        />
      </div>
    </div>
  );
}

interface FlagProps extends Pick<ImportOptionFieldsProps, 'choices' | 'onChange'> {
  readonly name: 'emptyRemoves' | 'startsPromises' | 'sendsAcknowledgements' | 'notifies';
  readonly label: string;
  readonly hint: string;
}

function Flag({ name, label, hint, choices, onChange }: FlagProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        checked={choices[name]}
        aria-describedby={id}
        onChange={({ target }) => onChange({ [name]: target.checked })}
      >
        {label}
      </Checkbox>
      <FormNote id={id}>{hint}</FormNote>
    </div>
  );
}
