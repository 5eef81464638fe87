import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { ErrorMessage } from '../../ui/errors/error-message';
import { TextField } from '../../ui/fields/fields';
import { ReasonedButton } from '../../ui/unavailable';
import { dayAfter, formatDay, formatFollowUp, todayInIndia } from '../lead/format-follow-up';
import type { LeadDetail } from '../lead/lead';
import { isReadOnly, useEditReason } from '../lead/use-may-edit';
import { useSetFollowUpMutation } from './lead-activity-api';
import './follow-up-form.css';

const SHORTCUTS = [
  ['Tomorrow', 1],
  ['In 3 days', 3],
  ['Next week', 7],
] as const;

/** The reminder of a lead, and how to set, move or finish it. */
export function FollowUpForm({ lead }: { lead: LeadDetail }) {
  const reason = useEditReason(lead);
  const isOpen = !isReadOnly(lead);
  const [setFollowUp, { error, isLoading }] = useSetFollowUpMutation();
  const [day, setDay] = useState('');
  const { _id: id, followUp } = lead;
  const setLabel = followUp ? 'Move follow-up' : 'Set follow-up';
  const today = todayInIndia(Date.now());

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isLoading) return;
    const note = String(new FormData(form).get('note')).trim();
    const answer = await setFollowUp({ id, on: day, ...(note !== '' && { note }) });
    if (answer.error) return;
    setDay('');
    form.reset();
  };

  return (
    <section aria-labelledby="lead-follow-up">
      <h3 id="lead-follow-up">Follow-up</h3>
      {followUp ? (
        <div className="follow-up-form__set">
          <p>
            <strong>{formatFollowUp(followUp, Date.now())}</strong>
            {followUp.note && <span className="follow-up-form__note">{followUp.note}</span>}
          </p>
          {isOpen && (
            <ReasonedButton
              reason={reason}
              isAtEnd
              isBusy={isLoading}
              onClick={() => void setFollowUp({ id, on: null })}
            >
              Done
            </ReasonedButton>
          )}
        </div>
      ) : (
        <p className="follow-up-form__none">No reminder set.</p>
      )}
      {reason !== undefined && isOpen && (
        <p className="follow-up-form__locked">
          <ReasonedButton reason={reason}>{setLabel}</ReasonedButton>
        </p>
      )}
      {reason === undefined && (
        <form className="follow-up-form__fields" onSubmit={submit}>
          <fieldset className="follow-up-form__shortcuts">
            <legend className="visually-hidden">Day of the follow-up</legend>
            {SHORTCUTS.map(([label, days]) => {
              const on = dayAfter(today, days);
              return (
                <Button small key={label} aria-pressed={day === on} title={formatDay(on)} onClick={() => setDay(on)}>
                  {label}
                </Button>
              );
            })}
          </fieldset>
          <div className="follow-up-form__field">
            <TextField
              label="Day"
              type="date"
              name="on"
              min={today}
              required
              readOnly={isLoading}
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          </div>
          <div className="follow-up-form__field follow-up-form__field--note">
            <TextField label="What to do (optional)" type="text" name="note" maxLength={200} readOnly={isLoading} />
          </div>
          <Button type="submit" disabled={isLoading}>
            {setLabel}
          </Button>
        </form>
      )}
      <ErrorMessage error={error} />
    </section>
  );
}
