import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError } from '../api/problem';
import { Button } from '../ui/button';
import { Loading } from '../ui/content-state';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { Modal } from '../ui/dialogs/modal';
import { LoadError } from '../ui/errors/error-message';
import { Checkbox, FormNote, SelectField, TextField } from '../ui/fields/fields';
import { ownPasswordIn } from '../ui/fields/own-password';
import { keyExpiry } from './api-key-texts';
import { type ApiKey, useApiKeysQuery } from './api-keys-api';
import { ChoiceGroup } from './choice-group';
import './integration-form.css';
import { EVENT_CHOICES, EVENT_TYPES, isDisabled, spelledUrl, webhookName } from './webhook-texts';
import {
  type EventType,
  type NewWebhook,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type Webhook,
  type WebhookPayload,
} from './webhooks-api';

interface Values {
  readonly url: string;
  readonly keyId: string;
  readonly types: readonly EventType[];
  readonly leadTypes: readonly LeadType[];
  readonly payload: WebhookPayload;
  readonly paused: boolean;
}

const LEAD_TYPE_CHOICES = LEAD_TYPE_NAMES.map((value) => ({ value, label: leadTypeDefinition(value).label }));

interface WebhookFormProps {
  /** Null to create a webhook. */
  readonly webhook: Webhook | null;
  readonly onCreated?: (webhook: NewWebhook) => void;
  /** Called if the user wants to create a key, because none can be used for a new webhook. */
  readonly onKeyNeeded?: () => void;
  readonly onClose: () => void;
}

export function WebhookForm({ webhook, onKeyNeeded, ...form }: WebhookFormProps) {
  const { data: keys, error, refetch } = useApiKeysQuery();
  const usable = keys?.filter((key) => key.scopes.includes('events:read') && !keyExpiry(key).isExpired);
  const isKeyMissing = usable?.length === 0 && webhook === null;
  if (usable && !isKeyMissing) return <Fields webhook={webhook} keys={usable} {...form} />;
  return (
    <Modal
      title={titleOf(webhook)}
      onClose={form.onClose}
      actions={
        <>
          <Button onClick={form.onClose}>Cancel</Button>
          {isKeyMissing && (
            <Button variant="primary" data-first-focus onClick={onKeyNeeded}>
              Create key
            </Button>
          )}
        </>
      }
    >
      {isKeyMissing && (
        <p>
          A webhook needs an API key with “Read events”. Create such a key first: it decides which leads the receiver
          learns about.
        </p>
      )}
      {!keys &&
        (error ? <LoadError what="API keys" error={error} onRetry={refetch} /> : <Loading>Loading keys...</Loading>)}
    </Modal>
  );
}

interface FieldsProps extends Omit<WebhookFormProps, 'onKeyNeeded'> {
  readonly keys: readonly ApiKey[];
}

function Fields({ webhook, keys, onCreated, onClose }: FieldsProps) {
  const [create, creation] = useCreateWebhookMutation();
  const [update, updating] = useUpdateWebhookMutation();
  const [saved] = useState<Values>(() => (webhook ? valuesOf(webhook) : newValues(keys)));
  const [values, setValues] = useState(saved);
  const [error, setError] = useState<unknown>(null);
  const showToast = useToast();
  const set = (changes: Partial<Values>) => setValues((latest) => ({ ...latest, ...changes }));
  const canReadLeads = keys.find(({ _id }) => _id === values.keyId)?.scopes.includes('leads:read') ?? false;
  const payload = canReadLeads ? values.payload : 'thin';

  const submit = async (sent: FormData) => {
    const missing = missingChoice(values);
    setError(missing);
    if (missing) return;
    const body = { ...values, payload, url: spelledUrl(values.url) };
    if (webhook) {
      const { data, error } = await update({ id: webhook._id, ...changesOf(body, saved), ...ownPasswordIn(sent) });
      if (error) return setError(error);
      showToast('success', isDisabled(data) ? 'Webhook changed. Enable it next.' : 'Webhook changed');
      onClose();
    } else {
      const answer = await create({ ...body, ...ownPasswordIn(sent) });
      if (answer.error) return setError(answer.error);
      onCreated?.(answer.data);
    }
  };

  return (
    <FormDialog
      title={titleOf(webhook)}
      wide
      className="integration-form"
      submitLabel={webhook ? 'Save webhook' : 'Create webhook'}
      isBusy={creation.isLoading || updating.isLoading}
      error={error}
      asksOwnPassword
      isChanged={JSON.stringify(values) !== JSON.stringify(saved)}
      onSubmit={(sent) => void submit(sent)}
      onClose={onClose}
    >
      <div className="integration-form__column">
        <TextField
          label="URL"
          hint={
            webhook && !isDisabled(webhook)
              ? 'After a change, enable the webhook again.'
              : 'The receiver’s https address, such as https://erp.example.com/leads.'
          }
          error={fieldError(error, 'url')}
          type="url"
          required
          autoComplete="off"
          data-first-focus
          value={values.url}
          onChange={({ target }) => set({ url: target.value })}
        />
        <SelectField
          label="Key"
          hint="Only what the key can see is sent."
          error={fieldError(error, 'keyId')}
          required
          none={values.keyId === '' ? 'Choose a key' : undefined}
          options={keyOptions(webhook, keys)}
          value={values.keyId}
          onChange={({ target }) => set({ keyId: target.value })}
        />
        <SelectField
          label="Payload"
          hint={canReadLeads ? undefined : '“Event and lead” needs a key with “Read leads”.'}
          error={fieldError(error, 'payload')}
          options={[
            { value: 'thin', label: 'Event only' },
            { value: 'snapshot', label: 'Event and lead', disabled: !canReadLeads },
          ]}
          value={payload}
          onChange={({ target }) => set({ payload: target.value as WebhookPayload })}
        />
        <ChoiceGroup
          legend="Lead types"
          parts={[{ choices: LEAD_TYPE_CHOICES }]}
          chosen={values.leadTypes}
          error={fieldError(error, 'leadTypes')}
          onChange={(leadTypes) => set({ leadTypes })}
        />
      </div>
      <div className="integration-form__column">
        <ChoiceGroup
          legend="Events"
          parts={EVENT_CHOICES}
          chosen={values.types}
          error={fieldError(error, 'types')}
          onChange={(types) => set({ types })}
        />
        <div>
          <Checkbox
            checked={values.paused}
            aria-describedby="webhook-paused-note"
            onChange={({ target }) => set({ paused: target.checked })}
          >
            Paused
          </Checkbox>
          <FormNote id="webhook-paused-note">While a webhook is paused, its events wait.</FormNote>
        </div>
      </div>
    </FormDialog>
  );
}

function titleOf(webhook: Webhook | null): string {
  return webhook ? `Edit webhook: ${webhookName(webhook)}` : 'New webhook';
}

function newValues(keys: readonly ApiKey[]): Values {
  const [only] = keys;
  return {
    url: '',
    keyId: keys.length === 1 && only ? only._id : '',
    types: EVENT_TYPES,
    leadTypes: LEAD_TYPE_NAMES,
    payload: 'thin',
    paused: false,
  };
}

/** Lists are in the order of their boxes, so that ticking a box again is no change. */
function valuesOf({ url, key, types, leadTypes, payload, paused }: Webhook): Values {
  return {
    url,
    keyId: key._id,
    types: EVENT_TYPES.filter((type) => types.includes(type)),
    leadTypes: LEAD_TYPE_NAMES.filter((type) => leadTypes.includes(type)),
    payload,
    paused,
  };
}

/** Unchanged values are left out, because a colleague may have changed them meanwhile. */
function changesOf(values: Values, saved: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field as keyof Values]),
    ),
  );
}

/** Also contains the webhook's own key if it can no longer be used. */
function keyOptions(webhook: Webhook | null, keys: readonly ApiKey[]) {
  const options = keys.map(({ _id, name }) => ({ value: _id, label: name }));
  if (!webhook || keys.some(({ _id }) => _id === webhook.key._id)) return options;
  return [{ value: webhook.key._id, label: `${webhook.key.name} (cannot be used)` }, ...options];
}

/** Returns an error like the server's, or null. */
function missingChoice({ types, leadTypes }: Values) {
  const errors = [
    ...(types.length === 0 ? [{ field: 'types', message: 'Choose at least one event.' }] : []),
    ...(leadTypes.length === 0 ? [{ field: 'leadTypes', message: 'Choose at least one lead type.' }] : []),
  ];
  return errors.length > 0 ? { message: errors.map(({ message }) => message).join(' '), errors } : null;
}
