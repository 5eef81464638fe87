import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { content as english } from '../../content/en/pages/kisan-canteen';
import { content as hindi } from '../../content/hi/pages/kisan-canteen';
import { InvestmentCalculator } from './investment-calculator';
import { PriceList } from './price-list';

const show = (texts = english.calculator) =>
  render(
    <>
      <PriceList texts={texts} />
      <InvestmentCalculator texts={texts} quoteLink="/kisan-canteen#quote" />
    </>,
  );

const area = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Size of the shop in square feet' });
const result = () => screen.getByRole('status').textContent;
const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
const describedBy = () => document.getElementById(area().getAttribute('aria-describedby') ?? '')?.textContent;

async function write(text: string): Promise<void> {
  await userEvent.clear(area());
  if (text) await userEvent.type(area(), text);
}

describe('InvestmentCalculator', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('starts with 1,000 square feet and all items, without a result', () => {
    show();
    expect(area().value).toBe('1000');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name, checked }) => [name, checked])).toEqual([
      ['grocery', true],
      ['exterior', true],
    ]);
    expect(screen.getByText('always included')).toBeTruthy();
    expect(result()).toBe('');
  });

  it('shows an approximate total and its parts, in rupees with Indian grouping', async () => {
    show();
    await calculate();
    const status = within(screen.getByRole('status'));
    expect(result()).toMatch(/^Approximate investment for 1,000 sq ft: ₹30,79,998/);
    expect(status.getAllByRole('definition').map((line) => line.textContent)).toEqual([
      '₹1,49,998',
      '₹15,00,000',
      '₹2,30,000',
      '₹12,00,000',
    ]);
    expect(status.getByRole('link', { name: 'Ask for a free quote' }).getAttribute('href')).toBe(
      '/kisan-canteen#quote',
    );
  });

  it('keeps its result until Calculate is pressed again', async () => {
    show();
    await calculate();
    const before = result();
    await write('2000');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Grocery goods' }));
    expect(result()).toBe(before);
    await calculate();
    expect(result()).toMatch(/2,000 sq ft: ₹30,09,998/);
  });

  it('calculates on Enter', async () => {
    show();
    await write('500{Enter}');
    expect(result()).toMatch(/500 sq ft: ₹16,14,998/);
  });

  it.each(['499', '5001', '-700', 'large'])(
    'shows the planned sizes for %s, next to the field and in the result',
    async (text) => {
      show();
      expect(describedBy()).toBe('Between 500 and 5,000 sq ft');
      await write(text);
      await calculate();
      const hint = 'We plan canteens of 500 to 5,000 sq ft.';
      expect(describedBy()).toContain(hint);
      expect(result()).toContain(hint);
    },
  );

  it('keeps the short hint on blur, because a longer one would move the button away from the pointer', async () => {
    show();
    await write('499');
    await userEvent.tab();
    expect(describedBy()).toBe('Between 500 and 5,000 sq ft');
  });

  it('takes a negative size as 0', async () => {
    show();
    await write('-700');
    await calculate();
    expect(result()).toMatch(/for 0 sq ft: ₹1,49,998/);
  });

  it('calculates in Hindi', async () => {
    show(hindi.calculator);
    const input = screen.getByRole('textbox', { name: hindi.calculator.area });
    await userEvent.clear(input);
    await userEvent.type(input, '५००');
    await userEvent.click(screen.getByRole('button', { name: 'हिसाब लगाइए' }));
    expect(result()).toContain('500 वर्ग फुट की लागत, क़रीब: ₹16,14,998');
  });
});

describe('PriceList', () => {
  it('shows the amounts that the calculator uses, the total cost and the monthly shares', () => {
    show();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'Processing fee₹999',
      'Booking amount₹49,999',
      'Franchise fee₹99,000',
      'Grocery goods₹1,500 per sq ft',
      'Exterior infrastructure₹230 per sq ft',
      'Interior infrastructure₹1,200 per sq ft',
      'Royalty5% of monthly sales',
      'Marketing contribution2%',
      'ShopFees and first goodsWith building and fitting-out',
      'Smallest, 500 sq ft₹8,99,998₹16,14,998',
      'Usual, 1,000 sq ft₹16,49,998₹30,79,998',
      'Largest, 5,000 sq ft₹76,49,998₹1,47,99,998',
    ]);
  });
});
