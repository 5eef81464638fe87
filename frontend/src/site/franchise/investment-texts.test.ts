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

const amountsIn = (texts: unknown) => JSON.stringify(texts).match(/₹\d{1,2}(?:,\d\d)+,\d{3}/g) ?? [];

describe.each([
  ['English', canteenEn, contactEn],
  ['Hindi', canteenHi, contactHi],
])('the cost of a shop as the pages say it in %s', (_, canteen, contact) => {
  it('is what the calculator says, with what each part comes to', () => {
    expect([...new Set(amountsIn(canteen.sections))].sort()).toEqual([...COMPLETE, ...FEES_AND_GOODS].sort());
    expect(JSON.stringify(canteen.sections)).toContain(rupees(exterior + interior));
    expect(amountsIn(contact.questions)).toEqual(COMPLETE);
  });

  it('stands whole in the list of prices', () => {
    render(createElement(PriceList, { texts: canteen.calculator }));
    for (const total of COMPLETE) expect(screen.getByRole('cell', { name: total })).toBeTruthy();
    document.body.innerHTML = '';
  });
});
