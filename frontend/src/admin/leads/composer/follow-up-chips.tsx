import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { fromIndianInput, toIndianInput } from '../../ui/dates';
import { FOLLOW_UP_CHIPS, type FollowUpChoice, followUpTime, formatFollowUpTime } from './follow-up-times';
import './follow-ups.css';

type Picking = 'time' | 'visit';

export interface FollowUpChipsHandle extends Pick<Node, 'contains'> {
  readonly focus: () => void;
  /** Opens the field for any other time, or the fields for a visit. */
  readonly pick: (what: Picking) => void;
  /** Presses the chip with this number (from 1). Returns false if no chip has the focus or there is no such chip. */
  readonly chooseFocused: (number: number) => boolean;
  /**
   * Closes the open fields and returns their values. Returns null if the time is not in the future or the place of a
   * visit is missing (the fields then stay open), and undefined if no field is open.
   */
  readonly takePicked: () => FollowUpChoice | null | undefined;
}

interface FollowUpChipsProps {
  readonly ref?: Ref<FollowUpChipsHandle>;
  readonly chosen: FollowUpChoice | null;
  readonly isDisabled?: boolean;
  /** Where a visit would be. If undefined, no visit is offered. */
  readonly place?: string | undefined;
  /** Whether the keys 1 to 4 choose a chip, so that each chip shows its key. */
  readonly hasKeys?: boolean;
  /** Whether the first chip gets the focus when a dialog opens. */
  readonly isFirst?: boolean;
  /** The button that takes the values of the open fields. Without it, the caller takes them by `takePicked`. */
  readonly pickLabel?: string;
  /** Called when the fields for a time or visit open or close. */
  readonly onPicking?: (isPicking: boolean) => void;
  /** Null clears the choice. `isPressed` is true for a pointer and false for the keyboard. */
  readonly onChoose: (choice: FollowUpChoice | null, isPressed: boolean) => void;
}

const DAY_MS = 86_400_000;

const REFUSALS = {
  moment: 'Choose a date and time in the future.',
  place: 'Enter the place of the visit.',
} as const;

/** Three suggested times for a follow-up, a button for any other time, and one for a visit. */
export function FollowUpChips(props: FollowUpChipsProps) {
  const { ref, chosen, isDisabled = false, place, hasKeys = false, isFirst = false } = props;
  const { pickLabel, onPicking, onChoose } = props;
  const [picking, setPicking] = useState<Picking | null>(null);
  /** The value of the open date field. */
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<keyof typeof REFUSALS | null>(null);
  const errorId = useId();
  const saidId = useId();
  const moment = useRef<HTMLInputElement>(null);
  const placeField = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const visitOpener = useRef<HTMLButtonElement>(null);
  const now = Date.now();
  const saidAt = fromIndianInput(said);
  const picked = typeof chosen === 'object' && chosen !== null ? chosen : null;
  const visit = picked?.place ? picked : null;
  const time = visit ? null : picked;
  const isChosen = (choice: FollowUpChoice) => picking === null && chosen === choice;
  const show = (what: Picking | null) => {
    setPicking(what);
    setSaid(toIndianInput(now + DAY_MS));
    setRefused(null);
    onPicking?.(what !== null);
  };
  const refuse = (what: keyof typeof REFUSALS) => {
    setRefused(what);
    (what === 'place' ? placeField : moment).current?.focus();
    return null;
  };
  const close = () => {
    (picking === 'visit' ? visitOpener : opener).current?.focus();
    show(null);
  };
  const take = () => {
    if (picking === null) return undefined;
    const at = fromIndianInput(moment.current?.value ?? '');
    const where = placeField.current?.value.trim();
    if (where === '') return refuse('place');
    if (at === null || Date.parse(at) <= Date.now()) return refuse('moment');
    close();
    return { at, ...(where && { place: where }) };
  };
  const choose = (choice: FollowUpChoice, isPressed: boolean) => {
    show(null);
    onChoose(isChosen(choice) ? null : choice, isPressed);
  };
  const pressOpener = (what: Picking, isPressed: boolean) => {
    if (!picking && (what === 'visit' ? visit : time)) onChoose(null, isPressed);
    else show(picking === what ? null : what);
  };
  const contains = (other: Node | null) => group.current?.contains(other) ?? false;
  useImperativeHandle(ref, () => ({
    contains,
    focus: () => first.current?.focus(),
    pick: show,
    chooseFocused: (number) => {
      if (!contains(document.activeElement) || number > FOLLOW_UP_CHIPS.length + 1) return false;
      const chip = FOLLOW_UP_CHIPS[number - 1];
      if (!isDisabled && chip) choose(chip.choice, false);
      else if (!isDisabled && number === FOLLOW_UP_CHIPS.length + 1) pressOpener('time', false);
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
      close();
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
          aria-pressed={isChosen(choice)}
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
        aria-pressed={picking ? picking === 'time' : time !== null}
        aria-expanded={picking === 'time'}
        aria-keyshortcuts={hasKeys ? String(FOLLOW_UP_CHIPS.length + 1) : undefined}
        ref={opener}
        onClick={({ detail }) => pressOpener('time', detail > 0)}
      >
        {hasKeys && <ChipKey number={FOLLOW_UP_CHIPS.length + 1} />}
        {time ? formatFollowUpTime(followUpTime(time, now)) : 'Pick a time'}
      </button>
      {place !== undefined && (
        <button
          className="follow-up-chips__chip"
          type="button"
          disabled={isDisabled}
          aria-pressed={picking ? picking === 'visit' : visit !== null}
          aria-expanded={picking === 'visit'}
          title={visit?.place}
          ref={visitOpener}
          onClick={({ detail }) => pressOpener('visit', detail > 0)}
        >
          Visit{visit && ` ${formatFollowUpTime(followUpTime(visit, now))}`}
        </button>
      )}
      {picking && (
        <div className="follow-up-chips__pick">
          {picking === 'visit' && (
            <input
              className="field__control follow-up-chips__place"
              aria-label="Place of the visit"
              placeholder="Place of the visit"
              // biome-ignore lint/a11y/noAutofocus: the user opened the fields to fill them in
              autoFocus
              maxLength={200}
              defaultValue={visit?.place ?? place}
              aria-invalid={refused === 'place' || undefined}
              aria-describedby={refused ? errorId : undefined}
              ref={placeField}
              // Otherwise, the browser would show the end of a long place.
              onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, 0)}
              onChange={() => setRefused(null)}
              onKeyDown={pickByKey}
            />
          )}
          <input
            className="field__control"
            type="datetime-local"
            aria-label={picking === 'visit' ? 'Date and time of the visit' : 'Date and time of the follow-up'}
            // biome-ignore lint/a11y/noAutofocus: the user opened the field to fill it in
            autoFocus={picking === 'time'}
            min={toIndianInput(now)}
            defaultValue={said}
            aria-invalid={refused === 'moment' || undefined}
            aria-describedby={refused ? errorId : saidId}
            ref={moment}
            onChange={({ target }) => {
              setSaid(target.value);
              setRefused(null);
            }}
            onKeyDown={pickByKey}
          />
          {/* The browser may show the month before the day. */}
          <span className="follow-up-chips__said" id={saidId}>
            {saidAt && formatFollowUpTime(followUpTime({ at: saidAt }, now))}
          </span>
          {pickLabel && <Button onClick={({ detail }) => pick(detail > 0)}>{pickLabel}</Button>}
          {refused && (
            <p className="follow-up-chips__error" role="alert" id={errorId}>
              {REFUSALS[refused]}
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
