import { type KeyboardEvent, type Ref, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { fromIndianInput, toIndianInput } from '../../ui/dates';
import { FOLLOW_UP_CHIPS, type FollowUpChoice, followUpTime, formatFollowUpTime } from './follow-up-times';
import './follow-up-chips.css';

interface FollowUpChipsProps {
  readonly group?: RefObject<HTMLFieldSetElement | null>;
  /** Takes the time that stands in the open field and closes it: null if it cannot be planned, undefined without a field. */
  readonly takePicked?: Ref<() => FollowUpChoice | null | undefined>;
  readonly chosen: FollowUpChoice | null;
  readonly isDisabled?: boolean;
  /** Null clears the choice. `isPressed`: by pointer, not by key. */
  readonly onChoose: (choice: FollowUpChoice | null, isPressed: boolean) => void;
}

const DAY_MS = 86_400_000;

/** When a lead is taken up again: three times by name, and any other. */
export function FollowUpChips({ group, takePicked, chosen, isDisabled = false, onChoose }: FollowUpChipsProps) {
  const [isPicking, setPicking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const errorId = useId();
  const moment = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const now = Date.now();
  const picked = typeof chosen === 'object' && chosen !== null ? chosen : null;
  const showField = (isShown: boolean) => {
    setPicking(isShown);
    setRefused(false);
  };
  const take = () => {
    if (!isPicking) return undefined;
    const at = fromIndianInput(moment.current?.value ?? '');
    if (at === null || Date.parse(at) <= Date.now()) {
      setRefused(true);
      moment.current?.focus();
      return null;
    }
    // The focused field is about to unmount.
    opener.current?.focus();
    showField(false);
    return { at };
  };
  useImperativeHandle(takePicked, () => take);
  const pick = (isPressed: boolean) => {
    const picked = take();
    if (picked) onChoose(picked, isPressed);
  };
  const pickByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    pick(false);
  };
  return (
    <fieldset className="follow-up-chips" ref={group}>
      <legend className="visually-hidden">Follow-up</legend>
      {FOLLOW_UP_CHIPS.map(({ choice, label }) => (
        <button
          className="follow-up-chips__chip"
          type="button"
          key={choice}
          disabled={isDisabled}
          aria-pressed={chosen === choice}
          title={formatFollowUpTime(followUpTime(choice, now))}
          onClick={({ detail }) => {
            showField(false);
            onChoose(chosen === choice ? null : choice, detail > 0);
          }}
        >
          {label}
        </button>
      ))}
      <button
        className="follow-up-chips__chip"
        type="button"
        disabled={isDisabled}
        aria-pressed={picked !== null}
        aria-expanded={isPicking}
        ref={opener}
        onClick={({ detail }) => (picked ? onChoose(null, detail > 0) : showField(!isPicking))}
      >
        {picked ? formatFollowUpTime(followUpTime(picked, now)) : 'Pick a time'}
      </button>
      {isPicking && (
        <div className="follow-up-chips__pick">
          <input
            className="field__control"
            type="datetime-local"
            aria-label="Date and time of the follow-up"
            // biome-ignore lint/a11y/noAutofocus: it is what the button beside it was pressed for
            autoFocus
            min={toIndianInput(now)}
            defaultValue={toIndianInput(now + DAY_MS)}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? errorId : undefined}
            ref={moment}
            onChange={() => setRefused(false)}
            onKeyDown={pickByKey}
          />
          <Button onClick={({ detail }) => pick(detail > 0)}>Set</Button>
          {isRefused && (
            <p className="follow-up-chips__error" role="alert" id={errorId}>
              Choose a date and time in the future.
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
