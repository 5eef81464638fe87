import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { fromIndianInput, toIndianInput } from '../../ui/dates';
import { FOLLOW_UP_CHIPS, type FollowUpChoice, followUpTime, formatFollowUpTime } from './follow-up-times';
import './follow-ups.css';

export interface FollowUpChipsHandle extends Pick<Node, 'contains'> {
  readonly focus: () => void;
  /** Opens the field for any other time. */
  readonly pickTime: () => void;
  /** Presses the chip with this number (from 1). Returns false if no chip has the focus or there is no such chip. */
  readonly chooseFocused: (number: number) => boolean;
  /**
   * Closes the open field and returns its time. Returns null if the time is not in the future (the field then stays
   * open), and undefined if no field is open.
   */
  readonly takePicked: () => FollowUpChoice | null | undefined;
}

interface FollowUpChipsProps {
  readonly ref?: Ref<FollowUpChipsHandle>;
  readonly chosen: FollowUpChoice | null;
  readonly isDisabled?: boolean;
  /** Whether the keys 1 to 4 choose a chip, so that each chip shows its key. */
  readonly hasKeys?: boolean;
  /** Whether the first chip gets the focus when a dialog opens. */
  readonly isFirst?: boolean;
  /** Null clears the choice. `isPressed` is true for a pointer and false for the keyboard. */
  readonly onChoose: (choice: FollowUpChoice | null, isPressed: boolean) => void;
}

const DAY_MS = 86_400_000;

/** Three suggested times for a follow-up, and a button that opens a field for any other time. */
export function FollowUpChips(props: FollowUpChipsProps) {
  const { ref, chosen, isDisabled = false, hasKeys = false, isFirst = false, onChoose } = props;
  const [isPicking, setPicking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const errorId = useId();
  const moment = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef<HTMLButtonElement>(null);
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
    opener.current?.focus();
    showField(false);
    return { at };
  };
  const choose = (choice: FollowUpChoice, isPressed: boolean) => {
    showField(false);
    onChoose(chosen === choice ? null : choice, isPressed);
  };
  const pressOpener = (isPressed: boolean) => (picked ? onChoose(null, isPressed) : showField(!isPicking));
  const contains = (other: Node | null) => group.current?.contains(other) ?? false;
  useImperativeHandle(ref, () => ({
    contains,
    focus: () => first.current?.focus(),
    pickTime: () => showField(true),
    chooseFocused: (number) => {
      if (!contains(document.activeElement) || number > FOLLOW_UP_CHIPS.length + 1) return false;
      const chip = FOLLOW_UP_CHIPS[number - 1];
      if (!isDisabled && chip) choose(chip.choice, false);
      else if (!isDisabled && number === FOLLOW_UP_CHIPS.length + 1) pressOpener(false);
      return true;
    },
    takePicked: take,
  }));
  const pick = (isPressed: boolean) => {
    const picked = take();
    if (picked) onChoose(picked, isPressed);
  };
  const pickByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Escape closes only the field and leaves the lead open.
      event.preventDefault();
      event.stopPropagation();
      opener.current?.focus();
      showField(false);
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    pick(false);
  };
  return (
    <fieldset className="follow-up-chips" ref={group}>
      <legend className="visually-hidden">Follow-up</legend>
      {FOLLOW_UP_CHIPS.map(({ choice, label }, at) => (
        <button
          className="follow-up-chips__chip"
          type="button"
          key={choice}
          disabled={isDisabled}
          aria-pressed={chosen === choice}
          title={formatFollowUpTime(followUpTime(choice, now))}
          ref={at === 0 ? first : undefined}
          data-first-focus={(isFirst && at === 0) || undefined}
          aria-keyshortcuts={hasKeys ? String(at + 1) : undefined}
          onClick={({ detail }) => choose(choice, detail > 0)}
        >
          {hasKeys && <ChipKey number={at + 1} />}
          {label}
        </button>
      ))}
      <button
        className="follow-up-chips__chip"
        type="button"
        disabled={isDisabled}
        aria-pressed={picked !== null}
        aria-expanded={isPicking}
        aria-keyshortcuts={hasKeys ? String(FOLLOW_UP_CHIPS.length + 1) : undefined}
        ref={opener}
        onClick={({ detail }) => pressOpener(detail > 0)}
      >
        {hasKeys && <ChipKey number={FOLLOW_UP_CHIPS.length + 1} />}
        {picked ? formatFollowUpTime(followUpTime(picked, now)) : 'Pick a time'}
      </button>
      {isPicking && (
        <div className="follow-up-chips__pick">
          <input
            className="field__control"
            type="datetime-local"
            aria-label="Date and time of the follow-up"
            // biome-ignore lint/a11y/noAutofocus: the user opened the field to fill it in
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

function ChipKey({ number }: { readonly number: number }) {
  return (
    <span className="follow-up-chips__key" aria-hidden="true">
      {number}{' '}
    </span>
  );
}
