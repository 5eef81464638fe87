import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { content as contactEn } from '../../content/en/pages/contact-us';
import { content as canteenEn } from '../../content/en/pages/kisan-canteen';
import { content as contactHi } from '../../content/hi/pages/contact-us';
import { content as canteenHi } from '../../content/hi/pages/kisan-canteen';
import {
  DEFAULT_AREA,
  estimateFor,
  INVESTMENT_ITEMS,
  PLANNED_AREA,
  RUPEES_PER_SQUARE_FOOT,
  rupees,
} from './investment';
import { PriceList } from './price-list';

const AREAS = [PLANNED_AREA.min, DEFAULT_AREA];
const { grocery, exterior, interior } = RUPEES_PER_SQUARE_FOOT;
const fees = estimateFor(0, new Set()).total;
const COMPLETE = AREAS.map((area) => rupees(estimateFor(area, new Set<string>(INVESTMENT_ITEMS)).total));
const FEES_AND_GOODS = AREAS.map((area) => rupees(fees + grocery * area));

/** How much shop the fees and that many lakhs of first goods fill, in tens of square feet. */
const areaFor = (lakhs: number) => Math.floor((lakhs * 100_000 - fees) / grocery / 10) * 10;

const amountsIn = (texts: unknown) => JSON.stringify(texts).match(/₹\d{1,2}(?:,\d\d)+,\d{3}/g) ?? [];

describe.each([
  ['English', canteenEn, contactEn],
  ['Hindi', canteenHi, contactHi],
])('the cost of a shop as the pages say it in %s', (_, canteen, contact) => {
  it('is what the calculator says, with what each part comes to', () => {
    expect([...new Set(amountsIn(canteen.sections))].sort()).toEqual([...COMPLETE, ...FEES_AND_GOODS].sort());
    expect(JSON.stringify(canteen.sections)).toContain(rupees(exterior + interior));
    expect(amountsIn(contact.questions)).toEqual([FEES_AND_GOODS[0], ...COMPLETE]);
  });

  it('names ₹5–20 lakhs together with the shop that they fill, since the lower end fills none that we plan', () => {
    const [, from = 0, to = 0] = /₹(\d+)–(\d+)/.exec(JSON.stringify(canteen.intro))?.map(Number) ?? [];
    expect(areaFor(from)).toBeLessThan(PLANNED_AREA.min / 2);
    expect(areaFor(from)).toBeGreaterThan(PLANNED_AREA.min * 0.4);
    const questions = canteen.sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));
    const answer = questions.map((item) => item.answer).find((text) => text.includes(`₹${from}–${to}`));
    for (const lakhs of [from, to]) {
      expect(answer).toMatch(
        new RegExp(`₹${lakhs} (lakhs|लाख)[^₹]* ${areaFor(lakhs).toLocaleString('en-IN')} (sq ft|वर्ग फ़ुट)`),
      );
    }
    for (const page of [canteen, contact]) expect(JSON.stringify(page)).toMatch(/not quite half|आधे से कुछ कम/);
  });

  it('stands whole in the list of prices', () => {
    render(createElement(PriceList, { texts: canteen.calculator }));
    for (const total of COMPLETE) expect(screen.getByRole('cell', { name: total })).toBeTruthy();
    document.body.innerHTML = '';
  });
});
