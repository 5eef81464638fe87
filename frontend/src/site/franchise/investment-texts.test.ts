import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { content as contactEn } from '../../content/en/pages/contact-us';
import { content as canteenEn } from '../../content/en/pages/kisan-canteen';
import { content as contactHi } from '../../content/hi/pages/contact-us';
import { content as canteenHi } from '../../content/hi/pages/kisan-canteen';
import {
  areaStockedBy,
  DEFAULT_AREA,
  estimateFor,
  INVESTMENT_ITEMS,
  INVESTMENT_RANGE,
  PLANNED_AREA,
  RUPEES_PER_SQUARE_FOOT,
  rupees,
  stockedFor,
} from './investment';
import { PriceList } from './price-list';

const AREAS = [PLANNED_AREA.min, DEFAULT_AREA, PLANNED_AREA.max];
const { grocery, exterior, interior } = RUPEES_PER_SQUARE_FOOT;
const fees = estimateFor(0, new Set()).total;
const COMPLETE = AREAS.map((area) => rupees(estimateFor(area, new Set<string>(INVESTMENT_ITEMS)).total));
const FEES_AND_GOODS = AREAS.map((area) => rupees(fees + grocery * area));

const amountsIn = (texts: unknown) => JSON.stringify(texts).match(/₹\d{1,2}(?:,\d\d)+,\d{3}/g) ?? [];
const figuresIn = (text: string) => text.match(/₹\d[\d,]*/g) ?? [];

describe.each([
  ['English', canteenEn, contactEn],
  ['Hindi', canteenHi, contactHi],
])('the cost of a shop on pages in %s', (_, canteen, contact) => {
  afterEach(cleanup);

  it('matches the calculator wherever a text repeats it', () => {
    expect(amountsIn(canteen.sections)).toEqual([]);
    expect(JSON.stringify(canteen.sections)).toContain(rupees(exterior + interior));
    expect(amountsIn(contact.questions)).toEqual(COMPLETE.slice(0, 2));
  });

  it('is in a table of three shops, and no answer is a paragraph of figures', () => {
    render(createElement(PriceList, { texts: canteen.calculator }));
    for (const amount of [...FEES_AND_GOODS, ...COMPLETE])
      expect(screen.getByRole('cell', { name: amount })).toBeTruthy();
    const answers = [...canteen.sections, contact.questions].flatMap((section) =>
      section.kind === 'questions' ? section.items.map(({ answer }) => answer) : [],
    );
    expect(answers.filter((answer) => figuresIn(answer).length > 3)).toEqual([]);
  });

  it('has a note on what ₹5–20 lakhs cover, because ₹5 lakhs do not fill the smallest planned shop', () => {
    const [, from = 0, to = 0] = /₹(\d+)–(\d+)/.exec(JSON.stringify(canteen.intro))?.map(Number) ?? [];
    expect(INVESTMENT_RANGE).toEqual({ from: from * 100_000, to: to * 100_000 });
    const smallest = areaStockedBy(INVESTMENT_RANGE.from);
    expect(smallest).toBeLessThan(PLANNED_AREA.min / 2);
    expect(smallest).toBeGreaterThan(PLANNED_AREA.min * 0.4);
    expect(stockedFor(areaStockedBy(INVESTMENT_RANGE.to))).toBeLessThanOrEqual(INVESTMENT_RANGE.to);

    render(createElement(PriceList, { texts: canteen.calculator }));
    const note = screen.getByText(new RegExp(`₹${from}–${to}`)).textContent;
    for (const area of [smallest, areaStockedBy(INVESTMENT_RANGE.to)]) {
      expect(note).toContain(area.toLocaleString('en-IN'));
    }
    expect(note).toMatch(/not quite half|आधे से कुछ कम/);
  });
});
