/** What a Kisan Canteen costs: the only place where these amounts are written down. */
import type { InvestmentFee, InvestmentItem } from '../../content/franchise';
import { latinDigits } from '../lib/indian-locale';

/** In rupees, the same for everybody. */
export const FIXED_FEES: Readonly<Record<InvestmentFee, number>> = {
  processing: 999,
  booking: 49_999,
  franchise: 99_000,
};

/** In rupees for each square foot of the shop. */
export const RUPEES_PER_SQUARE_FOOT: Readonly<Record<InvestmentItem, number>> = {
  grocery: 1_500,
  exterior: 230,
  interior: 1_200,
};

export const DEFAULT_AREA = 1_000;

/** The specification's ₹5–20 lakhs, in rupees. */
export const INVESTMENT_RANGE = { from: 500_000, to: 2_000_000 } as const;

/** The sizes we plan with, in square feet. Others are calculated all the same. */
export const PLANNED_AREA = { min: 500, max: 5_000 } as const;

/** A calculation as it stood when it was asked for. */
export interface Estimate {
  readonly area: number;
  readonly fixedFees: number;
  readonly items: readonly { readonly item: InvestmentItem; readonly rupees: number }[];
  readonly total: number;
}

/** Interior work is part of every canteen; the other items are as the visitor chose. */
export function estimateFor(area: number, chosen: ReadonlySet<string>): Estimate {
  const fixedFees = Object.values(FIXED_FEES).reduce((sum, fee) => sum + fee, 0);
  const items = INVESTMENT_ITEMS.filter((item) => item === 'interior' || chosen.has(item)).map((item) => ({
    item,
    rupees: RUPEES_PER_SQUARE_FOOT[item] * area,
  }));
  return { area, fixedFees, items, total: items.reduce((sum, { rupees }) => sum + rupees, fixedFees) };
}

/** Fixed fees and first goods of a shop of this area, without building and fitting out. */
export function stockedFor(area: number): number {
  const { total } = estimateFor(0, new Set());
  return total + RUPEES_PER_SQUARE_FOOT.grocery * area;
}

/** The square feet that an amount of rupees pays for, with fees and first goods, rounded down to tens. */
export function areaStockedBy(amount: number): number {
  return Math.floor((amount - stockedFor(0)) / RUPEES_PER_SQUARE_FOOT.grocery / 10) * 10;
}

export const INVESTMENT_ITEMS = Object.keys(RUPEES_PER_SQUARE_FOOT) as InvestmentItem[];

/** Reads square feet in any Indian script and grouping; 0 if it is negative or not a number. */
export function areaFrom(text: string): number {
  const area = Number(latinDigits(text).replace(/[,\s]/g, ''));
  return Number.isFinite(area) ? Math.max(0, area) : 0;
}

export function isPlannedArea(area: number): boolean {
  return area >= PLANNED_AREA.min && area <= PLANNED_AREA.max;
}

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** In Indian grouping, without decimals: ₹30,79,998. */
export function rupees(amount: number): string {
  return RUPEES.format(amount);
}

/** In Indian grouping: 30,79,998. */
export function grouped(number: number): string {
  return number.toLocaleString('en-IN');
}
