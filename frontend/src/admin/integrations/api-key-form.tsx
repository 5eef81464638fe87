import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { useId, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError } from '../api/problem';
import { useUser } from '../session/use-user';
import { dayInIndia, formatDay } from '../ui/dates';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { SelectField, TextField } from '../ui/fields/fields';
import { ownPasswordIn } from '../ui/fields/own-password';
import { Note } from '../ui/note';
import { dayAfter, endOfDay, keyExpiry, needsRead, SCOPE_TEXTS, SCOPES } from './api-key-texts';
import { type ApiKey, type KeyScope, type NewApiKey, useCreateKeyMutation, useUpdateKeyMutation } from './api-keys-api';
import './api-key-form.css';
import { ChoiceError, ChoiceGroup } from './choice-group';
import './integration-form.css';

const DAYS = { month: 30, quarter: 90, year: 365 } as const;
type Expiry = 'kept' | keyof typeof DAYS | 'day' | 'never';

interface Values {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly leadTypes: readonly LeadType[];
  readonly expiry: Expiry;
  /** Used if `expiry` is `day`. */
  readonly day: string;
}

const NEW: Values = { name: '', scopes: [], leadTypes: [], expiry: 'year', day: '' };

interface ApiKeyFormProps {
  /** Null to create a key. */
  readonly apiKey: ApiKey | null;
  readonly onCreated?: (apiKey: NewApiKey) => void;
  readonly onClose: () => void;
}

export function ApiKeyForm({ apiKey, onCreated, onClose }: ApiKeyFormProps) {
  const [create, creation] = useCreateKeyMutation();
  const [update, updating] = useUpdateKeyMutation();
  const [saved] = useState<Values>(() => (apiKey ? { ...NEW, ...valuesOf(apiKey) } : NEW));
  const [values, setValues] = useState(saved);
  const [error, setError] = useState<unknown>(null);
  const showToast = useToast();
  const set = (changes: Partial<Values>) => setValues((latest) => ({ ...latest, ...changes }));

  const submit = async (sent: FormData) => {
    const missing = missingChoice(values);
    setError(missing);
    if (missing) return;
    const { name, scopes, leadTypes } = values;
    const expiresAt = expiresAtOf(values);
    const body = { name, scopes, leadTypes, ...(expiresAt && { expiresAt }), ...ownPasswordIn(sent) };
    if (apiKey) {
      // Unchanged values are left out, because a colleague may have changed them meanwhile.
      const changed = Object.entries(body).filter(
        ([field, value]) => !isSame(value, apiKey[field as keyof typeof apiKey]),
      );
      const answer = await update({ id: apiKey._id, ...Object.fromEntries(changed) });
      if (answer.error) return setError(answer.error);
      showToast('success', 'Key changed');
      onClose();
    } else {
      const answer = await create(body);
      if (answer.error) return setError(answer.error);
      onCreated?.(answer.data);
    }
  };

  return (
    <FormDialog
      title={apiKey ? `Edit key: ${apiKey.name}` : 'Create key'}
      wide
      className="integration-form"
      submitLabel={apiKey ? 'Save key' : 'Create key'}
      isBusy={creation.isLoading || updating.isLoading}
      error={error}
      asksOwnPassword
      isChanged={JSON.stringify(values) !== JSON.stringify(saved)}
      onSubmit={(sent) => void submit(sent)}
      onClose={onClose}
    >
      <div className="integration-form__column">
        <TextField
          label="Name"
          hint="The system that uses the key, such as ERP."
          error={fieldError(error, 'name')}
          required
          maxLength={200}
          autoComplete="off"
          data-first-focus
          value={values.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <ScopeChoices
          chosen={values.scopes}
          error={fieldError(error, 'scopes')}
          onChange={(scopes) => set({ scopes })}
        />
      </div>
      <div className="integration-form__column">
        <TypeChoices
          chosen={values.leadTypes}
          error={fieldError(error, 'leadTypes')}
          onChange={(leadTypes) => set({ leadTypes })}
        />
        <ExpiryChoice apiKey={apiKey} values={values} error={fieldError(error, 'expiresAt')} onChange={set} />
      </div>
    </FormDialog>
  );
}

interface ChoicesProps<Choice> {
  readonly chosen: readonly Choice[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly Choice[]) => void;
}

/** `leads:read` stays ticked while a scope that needs it is ticked. */
function ScopeChoices({ chosen, error, onChange }: ChoicesProps<KeyScope>) {
  const id = useId();
  const needing = chosen.filter(needsRead);
  const isFixed = (scope: KeyScope) => scope === 'leads:read' && needing.length > 0;
  const change = (scope: KeyScope, isOn: boolean) => {
    const next = new Set(chosen);
    if (!isOn) next.delete(scope);
    else for (const added of needsRead(scope) ? [scope, 'leads:read' as const] : [scope]) next.add(added);
    onChange(SCOPES.filter((each) => next.has(each)));
  };
  return (
    <fieldset className="choice-group">
      <legend>What the key can do</legend>
      <ChoiceError id={`${id}-error`} error={error} />
      {SCOPES.map((scope, index) => (
        <label className="api-key-form__scope" key={scope}>
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            aria-labelledby={`${id}-${scope}`}
            aria-describedby={[
              index === 0 && error && `${id}-error`,
              `${id}-${scope}-hint`,
              isFixed(scope) && `${id}-needed`,
            ]
              .filter(Boolean)
              .join(' ')}
            aria-disabled={isFixed(scope) || undefined}
            aria-invalid={(index === 0 && error !== undefined) || undefined}
            onChange={({ target }) => isFixed(scope) || change(scope, target.checked)}
          />
          <span>
            <span className="api-key-form__label" id={`${id}-${scope}`}>
              {SCOPE_TEXTS[scope].label}
            </span>
            <span className="api-key-form__hint" id={`${id}-${scope}-hint`}>
              {SCOPE_TEXTS[scope].hint}
            </span>
          </span>
        </label>
      ))}
      <p className="api-key-form__hint" id={`${id}-needed`} role="status">
        {needing.length > 0 && `“${SCOPE_TEXTS['leads:read'].label}” is ticked too, because ${neededBy(needing)} it.`}
      </p>
    </fieldset>
  );
}

function neededBy(scopes: readonly KeyScope[]): string {
  const labels = scopes.map((scope) => `“${SCOPE_TEXTS[scope].label}”`);
  return `${labels.join(' and ')} ${labels.length === 1 ? 'needs' : 'need'}`;
}

function TypeChoices({ chosen, error, onChange }: ChoicesProps<LeadType>) {
  const me = useUser();
  const isGiveable = (type: LeadType) => me?.role === 'admin' || me?.leadTypeAccess?.[type] === true;
  const choices = LEAD_TYPE_NAMES.map((type) => ({
    value: type,
    label: leadTypeDefinition(type).label,
    isOff: !isGiveable(type),
  }));
  const isLimited = choices.some(({ isOff }) => isOff);
  return (
    <ChoiceGroup
      legend="Lead types"
      parts={[{ choices }]}
      chosen={chosen}
      error={error}
      note={isLimited ? 'You can only give lead types that you see yourself.' : undefined}
      onChange={onChange}
    />
  );
}

interface ExpiryChoiceProps {
  readonly apiKey: ApiKey | null;
  readonly values: Values;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<Values>) => void;
}

function ExpiryChoice({ apiKey, values, error, onChange }: ExpiryChoiceProps) {
  const { expiry } = values;
  const kept = apiKey && keptLabel(apiKey);
  const options: readonly (readonly [Expiry, string])[] = [
    ...(kept ? ([['kept', kept]] as const) : []),
    ['month', 'In 30 days'],
    ['quarter', 'In 90 days'],
    ['year', 'In a year'],
    ['day', 'On a date'],
    ...(apiKey?.expiresAt === null ? [] : ([['never', 'Never']] as const)),
  ];
  const hint = expiry in DAYS ? `Works until the end of ${formatDay(dayOf(values))}.` : undefined;
  return (
    <div className="api-key-form__expiry">
      <SelectField
        label="Expires"
        hint={hint}
        error={expiry === 'day' ? undefined : error}
        options={options.map(([value, label]) => ({ value, label }))}
        value={expiry}
        onChange={({ target }) => onChange({ expiry: target.value as Expiry })}
      />
      {expiry === 'day' && (
        <TextField
          label="Last day"
          type="date"
          required
          error={error}
          min={dayInIndia(Date.now())}
          value={values.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      )}
      {expiry === 'never' && (
        <Note tone="warning">A key that never expires works until it is revoked, even if its secret is stolen.</Note>
      )}
    </div>
  );
}

function keptLabel(apiKey: ApiKey): string {
  const { text, isExpired } = keyExpiry(apiKey);
  if (apiKey.expiresAt === null) return 'Never';
  return isExpired ? `Expired on ${text}` : `On ${text}`;
}

function valuesOf({ name, scopes, leadTypes }: ApiKey): Partial<Values> {
  return { name, scopes, leadTypes, expiry: 'kept' };
}

function dayOf({ expiry, day }: Pick<Values, 'expiry' | 'day'>): string {
  return expiry === 'month' || expiry === 'quarter' || expiry === 'year' ? dayAfter(DAYS[expiry]) : day;
}

/** Returns undefined if the expiry does not change. */
function expiresAtOf(values: Values): string | undefined {
  if (values.expiry === 'kept') return undefined;
  return values.expiry === 'never' ? 'never' : endOfDay(dayOf(values));
}

/** Returns an error like the server's, or null. The server accepts a key without lead types, but it sees nothing. */
function missingChoice({ scopes, leadTypes }: Values) {
  const errors = [
    ...(scopes.length === 0 ? [{ field: 'scopes', message: 'Choose what the key can do.' }] : []),
    ...(leadTypes.length === 0 ? [{ field: 'leadTypes', message: 'Choose at least one lead type.' }] : []),
  ];
  return errors.length > 0 ? { message: errors.map(({ message }) => message).join(' '), errors } : null;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
