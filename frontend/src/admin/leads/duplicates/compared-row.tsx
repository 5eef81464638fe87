import { formatReference } from '@lead-types/format-reference';
import { Fragment } from 'react';
import { FullTime } from '../../ui/time-ago';
import { type Lead, leadName, leadTypeLabel } from '../lead/lead';
import type { ComparedValue, Side } from './compare-values';
import './compare-dialog.css';

const SIDES = [0, 1] as const;
const NAMES = ['This lead', 'Other lead'] as const;

interface ComparedHeadsProps {
  readonly leads: readonly [Lead, Lead];
  readonly survivor: Side;
  /** The id of the text that says why the user cannot choose; undefined if the user can. */
  readonly reasonId: string | undefined;
  readonly onSurvivor: (side: Side) => void;
}

export function ComparedHeads({ leads, survivor, reasonId, onSurvivor }: ComparedHeadsProps) {
  return (
    <fieldset className="compared-row compared-row--heads">
      <legend className="compared-row__label">Which lead stays after a merge?</legend>
      {SIDES.map((side) => (
        <label className="compared-row__value" key={side}>
          <input
            type="radio"
            name="compare-survivor"
            aria-disabled={reasonId !== undefined || undefined}
            aria-describedby={reasonId}
            checked={survivor === side}
            onChange={() => reasonId === undefined && onSurvivor(side)}
          />
          <span>
            <strong>{NAMES[side]}</strong>
            <span className="compared-row__facts">
              {leadName(leads[side])}
              <br />
              {leadTypeLabel(leads[side].type)}, {formatReference(leads[side].reference)}
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
  readonly reasonId: string | undefined;
  readonly onChoose: (side: Side) => void;
}

/** A value that differs between the leads, and the choice of which one to keep. An empty value cannot be chosen. */
export function ComparedRow({ value, kept, survivor, reasonId, onChoose }: ComparedRowProps) {
  const { path, label, texts } = value;
  return (
    <fieldset className="compared-row compared-row--differs">
      <legend className="compared-row__label">{label}</legend>
      {SIDES.map((side) => (
        <Fragment key={side}>
          {texts[side] === '' ? (
            <p className="compared-row__value compared-row__value--none">Not given</p>
          ) : (
            <label className="compared-row__value">
              <input
                type="radio"
                name={`compare-${path}`}
                aria-disabled={reasonId !== undefined || undefined}
                aria-describedby={reasonId}
                checked={kept === side}
                onChange={() => reasonId === undefined && onChoose(side)}
              />
              <span>
                <span className="visually-hidden">{NAMES[side]}: </span>
                {texts[side]}
                {kept === side && side !== survivor && <span className="compared-row__taken"> (will be copied)</span>}
              </span>
            </label>
          )}
        </Fragment>
      ))}
    </fieldset>
  );
}

interface ComparedTextsProps {
  readonly label: string;
  readonly outcome?: string;
  readonly texts: readonly string[];
}

export function ComparedTexts({ label, outcome, texts }: ComparedTextsProps) {
  return (
    <div className="compared-row">
      <p className="compared-row__label">{label}</p>
      {SIDES.map((side) => (
        <p className="compared-row__value" key={side}>
          <span className="visually-hidden">{NAMES[side]}: </span>
          {texts[side] || 'None'}
        </p>
      ))}
      {outcome && <p className="compared-row__outcome">{outcome}</p>}
    </div>
  );
}
