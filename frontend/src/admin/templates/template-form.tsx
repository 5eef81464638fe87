import { fillMessage, PLACEHOLDERS, unknownPlaceholders } from '@lead-types/fill-message';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { PROMISE_TEXTS, REQUEST_TEXTS } from '@lead-types/message-texts';
import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import {
  CHANNEL_LABELS,
  LANGUAGE_LABELS,
  type MessageTemplate,
  type TemplateBody,
  useCreateTemplateMutation,
  useReplaceTemplateMutation,
} from '../api/message-templates-api';
import { fieldError } from '../api/problem';
import { useUser } from '../session/use-user';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { LongTextField, SelectField, TextField } from '../ui/fields/fields';
import './templates.css';

type Values = Required<Omit<TemplateBody, 'leadType'>> & { readonly leadType: LeadType | '' };

const NEW: Values = { channel: 'whatsapp', leadType: '', language: 'en', name: '', subject: '', body: '' };
const HINT = `You can use: ${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}`;

export function TemplateForm({ template, onClose }: { template: MessageTemplate | null; onClose: () => void }) {
  const reach = useTemplateReach();
  const [first = 'all'] = reach;
  const [saved] = useState<Values>(() =>
    template ? valuesOf(template) : { ...NEW, leadType: first === 'all' ? '' : first },
  );
  const [values, setValues] = useState(saved);
  const [create, creation] = useCreateTemplateMutation();
  const [replace, replacing] = useReplaceTemplateMutation();
  const { error, isLoading } = template ? replacing : creation;
  const showToast = useToast();
  const set = (changes: Partial<Values>) => setValues((latest) => ({ ...latest, ...changes }));
  const unknown = unknownPlaceholders(`${values.subject}\n${values.body}`);

  const submit = async () => {
    const { leadType, subject, ...rest } = values;
    const body: TemplateBody = {
      ...rest,
      ...(leadType && { leadType }),
      ...(values.channel === 'mail' && { subject }),
    };
    const answer = template ? await replace({ id: template._id, body }) : await create(body);
    if (answer.error) return;
    showToast('success', 'Template saved');
    onClose();
  };
  return (
    <FormDialog
      title={template ? 'Edit template' : 'New template'}
      wide
      className="template-form"
      submitLabel="Save template"
      busyLabel="Saving..."
      isBusy={isLoading}
      error={error}
      isChanged={JSON.stringify(values) !== JSON.stringify(saved)}
      noValidate
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={values.name}
        error={fieldError(error, 'name')}
        onChange={({ target }) => set({ name: target.value })}
        data-first-focus
      />
      <SelectField
        label="Channel"
        options={optionsOf(CHANNEL_LABELS)}
        value={values.channel}
        onChange={({ target }) => set({ channel: target.value as Values['channel'] })}
      />
      <SelectField
        label="Lead type"
        {...(reach.includes('all') && { none: 'All types' })}
        options={LEAD_TYPE_NAMES.filter((type) => reach.includes(type)).map((value) => ({
          value,
          label: leadTypeDefinition(value).label,
        }))}
        value={values.leadType}
        onChange={({ target }) => set({ leadType: target.value as Values['leadType'] })}
      />
      <SelectField
        label="Language"
        options={optionsOf(LANGUAGE_LABELS)}
        value={values.language}
        onChange={({ target }) => set({ language: target.value as Values['language'] })}
      />
      {values.channel === 'mail' && (
        <TextField
          label="Subject"
          lang={values.language}
          value={values.subject}
          error={fieldError(error, 'subject')}
          onChange={({ target }) => set({ subject: target.value })}
        />
      )}
      <LongTextField
        label="Message"
        rows={6}
        lang={values.language}
        hint={HINT}
        value={values.body}
        error={fieldError(error, 'body')}
        onChange={({ target }) => set({ body: target.value })}
      />
      <Preview values={values} />
      {unknown.length > 0 && (
        <p className="template-form__unknown" role="status">
          Unknown placeholder: {unknown.map((name) => `{${name}}`).join(' ')}
        </p>
      )}
    </FormDialog>
  );
}

function Preview({ values: { language, leadType, channel, subject, body } }: { values: Values }) {
  const staffName = useUser()?.name ?? '';
  const filled = {
    name: language === 'hi' ? 'सुनीता देवी' : 'Sunita Devi',
    reference: '7ZK4M-0QXJD',
    promise: PROMISE_TEXTS[language][24],
    type: REQUEST_TEXTS[language][leadType || 'contact'],
    staffName,
  };
  return (
    <section className="template-form__preview" aria-label="Preview" lang={language}>
      {channel === 'mail' && <strong>{fillMessage(subject, filled)}</strong>}
      <p>{fillMessage(body, filled) || '…'}</p>
    </section>
  );
}

function valuesOf({ channel, leadType, language, name, subject, body }: MessageTemplate): Values {
  return { channel, leadType: leadType ?? '', language, name, subject: subject ?? '', body };
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Lead types that the user can write templates for. Starts with `all` if the user sees every type. */
export function useTemplateReach(): readonly (LeadType | 'all')[] {
  const user = useUser();
  const types = LEAD_TYPE_NAMES.filter((type) => user?.role === 'admin' || user?.leadTypeAccess?.[type]);
  return types.length === LEAD_TYPE_NAMES.length ? ['all', ...types] : types;
}
