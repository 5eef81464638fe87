import type { CalculatorTexts, SizeTexts } from '../../content/franchise';
import { PriceTable } from '../ui/lists';
import {
  areaStockedBy,
  DEFAULT_AREA,
  estimateFor,
  FIXED_FEES,
  grouped,
  INVESTMENT_ITEMS,
  INVESTMENT_RANGE,
  PLANNED_AREA,
  RUPEES_PER_SQUARE_FOOT,
  rupees,
  stockedFor,
} from './investment';
import './size-table.css';

export function PriceList({ texts }: { texts: CalculatorTexts }) {
  const rows = [
    ...named(FIXED_FEES, texts.fees, (fee) => rupees(fee)),
    ...named(RUPEES_PER_SQUARE_FOOT, texts.items, (rate) => texts.perSquareFoot.replace('{amount}', rupees(rate))),
    ...texts.monthly,
  ];
  return (
    <div>
      <PriceTable rows={rows} />
      <SizeTable texts={texts.sizes} />
    </div>
  );
}

function named<Key extends string>(
  amounts: Readonly<Record<Key, number>>,
  names: Readonly<Record<Key, string>>,
  labelOf: (amount: number) => string,
) {
  return (Object.keys(amounts) as Key[]).map((key) => ({ name: names[key], value: labelOf(amounts[key]) }));
}

const AREAS = [PLANNED_AREA.min, DEFAULT_AREA, PLANNED_AREA.max];
const EVERYTHING = new Set<string>(INVESTMENT_ITEMS);

function SizeTable({ texts }: { texts: SizeTexts }) {
  return (
    <>
      <table className="size-table">
        <caption>{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.shop}</th>
            <th scope="col">{texts.stocked}</th>
            <th scope="col">{texts.complete}</th>
          </tr>
        </thead>
        <tbody>
          {AREAS.map((area, place) => (
            <tr key={area}>
              <th scope="row">{texts.areas[place]?.replace('{area}', grouped(area))}</th>
              <td>{rupees(stockedFor(area))}</td>
              <td>{rupees(estimateFor(area, EVERYTHING).total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="section__note">
        {texts.covers
          .replace('{from}', grouped(areaStockedBy(INVESTMENT_RANGE.from)))
          .replace('{to}', grouped(areaStockedBy(INVESTMENT_RANGE.to)))}
      </p>
    </>
  );
}
