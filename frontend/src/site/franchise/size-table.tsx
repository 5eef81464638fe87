import type { SizeTexts } from '../../content/franchise';
import {
  areaStockedBy,
  DEFAULT_AREA,
  estimateFor,
  INVESTMENT_ITEMS,
  INVESTMENT_RANGE,
  PLANNED_AREA,
  rupees,
  stockedFor,
} from './investment';
import './size-table.css';

const AREAS = [PLANNED_AREA.min, DEFAULT_AREA, PLANNED_AREA.max];
const EVERYTHING = new Set<string>(INVESTMENT_ITEMS);

/** What the smallest, the usual and the largest shop cost, and what ₹5–20 lakhs cover. */
export function SizeTable({ texts }: { texts: SizeTexts }) {
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

function grouped(area: number): string {
  return area.toLocaleString('en-IN');
}
