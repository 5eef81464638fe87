import { useLayoutEffect, useRef, useState } from 'react';
import type { ApiProblem } from '../../../shared/api/problem';
import { useToast } from '../../../shared/toasts/toast-provider';
import { fieldError } from '../../api/problem';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { useCorrectLeadMutation, useLazyLeadQuery, type VersionedLead } from '../lead/leads-api';
import {
  type Conflict,
  EditLeadInput,
  type EditValues,
  editBody,
  editFields,
  editValues,
  formatEdit,
  mergeEdit,
} from './edit-fields';
import './edit-lead.css';

const CHANGED_CONCURRENTLY = 412;

interface Base {
  readonly etag: string | null;
  readonly values: EditValues;
}

/**
 * A form that never overwrites what a colleague changes at the same time. If the user and a colleague change the same
 * field, the user chooses a value.
 */
export function EditLead({ lead, onClose }: { lead: VersionedLead; onClose: () => void }) {
  const [fields] = useState(() => editFields(lead));
  const [base, setBase] = useState<Base>(() => ({ etag: lead.etag, values: editValues(lead, fields) }));
  const [values, setValues] = useState(base.values);
  const typed = useRef(values);
  useLayoutEffect(() => {
    typed.current = values;
  });
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [correct, { isLoading }] = useCorrectLeadMutation();
  const [loadLead] = useLazyLeadQuery();
  const showToast = useToast();
  const isChanged = Object.keys(editBody(fields, base.values, values)).length > 0;

  /** Loads the lead and merges it into the form. Resolves to undefined if loading fails. */
  const takeOver = async (from: Base) => {
    const { data } = await loadLead(lead._id);
    if (!data) return undefined;
    const theirs = { etag: data.etag, values: editValues(data, fields) };
    const merged = mergeEdit(fields, from.values, typed.current, theirs.values);
    setBase(theirs);
    setValues(merged.values);
    setConflicts(merged.conflicts);
    return { base: theirs, ...merged };
  };

  const save = async (from: Base, now: EditValues, isRetry = false): Promise<void> => {
    const body = editBody(fields, from.values, now);
    if (Object.keys(body).length === 0) return onClose();
    const { error } = await correct({ id: lead._id, etag: from.etag, body });
    if (!error) {
      showToast('success', 'Lead updated successfully');
      if (typed.current === now) return onClose();
      // Text typed during the save is not saved yet, so keep it in the form.
      const saved = { etag: from.etag, values: now };
      setBase(saved);
      await takeOver(saved);
      return;
    }
    const saveProblem = error as ApiProblem;
    if (saveProblem.status === CHANGED_CONCURRENTLY && !isRetry) {
      const current = await takeOver(from);
      if (current && current.conflicts.length > 0) return;
      // The colleague changed only other fields, so it is safe to save again.
      if (current) return save(current.base, current.values, true);
    }
    setProblem(saveProblem);
  };

  const submit = () => {
    setProblem(null);
    setConflicts([]);
    void save(base, values);
  };

  return (
    <FormDialog
      title="Correct details"
      wide
      className="edit-lead"
      submitLabel="Save"
      busyLabel="Saving..."
      isBusy={isLoading}
      error={problem}
      isChanged={isChanged}
      lost="corrected"
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      {conflicts.length > 0 && (
        <section className="edit-lead__conflicts" role="alert">
          <p>
            <strong>Someone else changed this lead meanwhile.</strong> Choose what to keep, then save again. What you
            typed is still here.
          </p>
          {conflicts.map(({ field, mine, theirs }) => (
            <fieldset className="edit-lead__conflict" key={field.path}>
              <legend>{field.label}</legend>
              {(
                [
                  ['Yours', mine],
                  ['Theirs', theirs],
                ] as const
              ).map(([whose, value]) => (
                <label key={whose}>
                  <input
                    type="radio"
                    name={`conflict-${field.path}`}
                    checked={values[field.path] === value}
                    onChange={() => setValues({ ...values, [field.path]: value })}
                  />
                  <span>
                    {whose}: <strong>{formatEdit(field, value)}</strong>
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
        </section>
      )}
      {fields.map((field) => (
        <EditLeadInput
          key={field.path}
          field={field}
          value={values[field.path] ?? ''}
          error={fieldError(problem, field.path)}
          onChange={(value) => setValues((latest) => ({ ...latest, [field.path]: value }))}
        />
      ))}
    </FormDialog>
  );
}
