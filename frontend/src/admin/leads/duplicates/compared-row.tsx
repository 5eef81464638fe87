import { Fragment } from 'react';
import { spokenReference } from '../../../shared/lib/spoken-reference';
import { FullTime } from '../../ui/time-ago';
import { type Lead, leadName, leadTypeLabel } from '../lead/lead-labels';
import { type ComparedValue, differs, type Side } from './compare-values';

const SIDES = [0, 1] as const;
const NAMES = ['This lead', 'Other lead'] as const;

interface ComparedHeadsProps {
  readonly leads: readonly [Lead, Lead];
  readonly survivor: Side;
  readonly disabled: boolean;
  readonly onSurvivor: (side: Side) => void;
}

/** Which two leads are compared, and which of them stays. */
export function ComparedHeads({ leads, survivor, disabled, onSurvivor }: ComparedHeadsProps) {
  return (
    <fieldset className="compare__heads">
      <legend>Which lead stays after a merge?</legend>
      {SIDES.map((side) => (
        <label className="compare__head" key={side}>
          <input
            type="radio"
            name="compare-survivor"
            disabled={disabled}
            checked={survivor === side}
            onChange={() => onSurvivor(side)}
          />
          <span>
            <strong>{NAMES[side]}</strong>
            <span className="compare__facts">
              {leadName(leads[side])}
              <br />
              {leadTypeLabel(leads[side].type)}, {spokenReference(leads[side].reference)}
              <br />
              <FullTime at={leads[side].createdAt} />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ComparedRowProps {
  readonly value: ComparedValue;
  readonly kept: Side;
  readonly survivor: Side;
  readonly disabled: boolean;
  readonly onKeep: (side: Side) => void;
}

/** One value of both leads. Where they differ, which one is kept can be chosen; nothing cannot be kept over something. */
export function ComparedRow({ value, kept, survivor, disabled, onKeep }: ComparedRowProps) {
  const { path, label, texts } = value;
  if (!differs(value)) {
    return (
      <div className="compare__row">
        <p className="compare__label">
          {label} <span>(the same in both)</span>
        </p>
        <p className="compare__value compare__value--both">{texts[0]}</p>
      </div>
    );
  }
  return (
    <fieldset className="compare__row compare__row--differs">
      <legend className="compare__label">
        {label} <span className="compare__differs">(differs)</span>
      </legend>
      {SIDES.map((side) => (
        <Fragment key={side}>
          {texts[side] === '' ? (
            <p className="compare__value compare__value--none">Not given</p>
          ) : (
            <label className="compare__value">
              <input
                type="radio"
                name={`compare-${path}`}
                disabled={disabled}
                checked={kept === side}
                onChange={() => onKeep(side)}
              />
              <span>
                <span className="visually-hidden">{NAMES[side]}: </span>
                {texts[side]}
                {kept === side && side !== survivor && <span className="compare__taken"> (taken over)</span>}
              </span>
            </label>
          )}
        </Fragment>
      ))}
    </fieldset>
  );
}
