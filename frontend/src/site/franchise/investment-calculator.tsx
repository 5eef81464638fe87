import { type FormEvent, useState } from 'react';
import type { CalculatorTexts } from '../../content/franchise';
import { TextField } from '../../shared/ui/field';
import { Link } from '../ui/links';
import {
  areaFrom,
  DEFAULT_AREA,
  type Estimate,
  estimateFor,
  grouped,
  INVESTMENT_ITEMS,
  isPlannedArea,
  PLANNED_AREA,
  rupees,
} from './investment';
import './investment-calculator.css';

const AREA_LENGTH = 12;

interface InvestmentCalculatorProps {
  readonly texts: CalculatorTexts;
  readonly quoteLink: string;
}

/** Calculates the cost of a canteen. The result changes only when the visitor presses Calculate. */
export function InvestmentCalculator({ texts, quoteLink }: InvestmentCalculatorProps) {
  const [estimate, setEstimate] = useState<Estimate | null>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    setEstimate(estimateFor(areaFrom(String(chosen.get('squareFeet'))), new Set(chosen.keys())));
  };

  return (
    <form className="investment-calculator" method="dialog" noValidate aria-label={texts.form} onSubmit={onSubmit}>
      <noscript>
        <p className="no-script">{texts.noScript}</p>
      </noscript>
      <TextField
        field={{
          id: 'calculator-area',
          label: texts.area,
          hint: withRange(isPlannedArea(estimate?.area ?? DEFAULT_AREA) ? texts.areaHint : texts.outside),
        }}
        name="squareFeet"
        inputMode="numeric"
        autoComplete="off"
        maxLength={AREA_LENGTH}
        defaultValue={DEFAULT_AREA}
      />
      <fieldset className="investment-calculator__items">
        <legend>{texts.choose}</legend>
        {INVESTMENT_ITEMS.map((item) =>
          item === 'interior' ? (
            <p key={item}>
              {texts.items[item]} <small>{texts.alwaysIncluded}</small>
            </p>
          ) : (
            <label key={item}>
              <input type="checkbox" name={item} defaultChecked />
              {texts.items[item]}
            </label>
          ),
        )}
      </fieldset>
      <button className="button" type="submit">
        {texts.calculate}
      </button>
      <div role="status">{estimate && <Bill estimate={estimate} texts={texts} quoteLink={quoteLink} />}</div>
    </form>
  );
}

function Bill({ estimate, texts, quoteLink }: { estimate: Estimate } & InvestmentCalculatorProps) {
  return (
    <div className="investment-calculator__bill">
      <p className="investment-calculator__total">
        {texts.total.replace('{area}', grouped(estimate.area))} <strong>{rupees(estimate.total)}</strong>
      </p>
      {!isPlannedArea(estimate.area) && <p>{withRange(texts.outside)}</p>}
      <dl className="investment-calculator__lines">
        <div>
          <dt>{texts.fixedFees}</dt>
          <dd>{rupees(estimate.fixedFees)}</dd>
        </div>
        {estimate.items.map((line) => (
          <div key={line.item}>
            <dt>{texts.items[line.item]}</dt>
            <dd>{rupees(line.rupees)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {texts.approximate} <Link to={quoteLink}>{texts.quote}</Link>
      </p>
    </div>
  );
}

function withRange(text: string): string {
  return text.replace('{min}', grouped(PLANNED_AREA.min)).replace('{max}', grouped(PLANNED_AREA.max));
}
