/** The costs of a Kisan Canteen. All texts must match these amounts. */
import type { InvestmentFee, InvestmentItem } from '../../content/franchise';
import { latinDigits } from '../lib/indian-locale';

/** Fees in rupees that every canteen pays. */
export const FIXED_FEES: Readonly<Record<InvestmentFee, number>> = {
  processing: 999,
  booking: 49_999,
  franchise: 99_000,
};

export const RUPEES_PER_SQUARE_FOOT: Readonly<Record<InvestmentItem, number>> = {
  grocery: 1_500,
  exterior: 230,
  interior: 1_200,
};

export const DEFAULT_AREA = 1_000;

/** In rupees: the ₹5–20 lakhs of the specification. */
export const INVESTMENT_RANGE = { from: 500_000, to: 2_000_000 } as const;

/** The planned sizes, in square feet. The calculator accepts other sizes too. */
export const PLANNED_AREA = { min: 500, max: 5_000 } as const;

export interface Estimate {
  readonly area: number;
  readonly fixedFees: number;
  readonly items: readonly { readonly item: InvestmentItem; readonly rupees: number }[];
  readonly total: number;
}

export function estimateFor(area: number, chosen: ReadonlySet<string>): Estimate {
  const fixedFees = Object.values(FIXED_FEES).reduce((sum, fee) => sum + fee, 0);
  const items = INVESTMENT_ITEMS.filter((item) => item === 'interior' || chosen.has(item)).map((item) => ({
    item,
    rupees: RUPEES_PER_SQUARE_FOOT[item] * area,
  }));
  return { area, fixedFees, items, total: items.reduce((sum, { rupees }) => sum + rupees, fixedFees) };
}

/** Returns the cost of the fees and the first goods, without exterior and interior. */
export function stockedFor(area: number): number {
  const { total } = estimateFor(0, new Set());
  return total + RUPEES_PER_SQUARE_FOOT.grocery * area;
}

/** Returns how many square feet an amount pays for (fees and first goods), rounded down to tens. */
export function areaStockedBy(amount: number): number {
  return Math.floor((amount - stockedFor(0)) / RUPEES_PER_SQUARE_FOOT.grocery / 10) * 10;
}

export const INVESTMENT_ITEMS = Object.keys(RUPEES_PER_SQUARE_FOOT) as InvestmentItem[];

/** Parses square feet with digits of any Indian script. Returns 0 for negative or invalid numbers. */
export function areaFrom(text: string): number {
  const area = Number(latinDigits(text).replace(/[,\s]/g, ''));
  return Number.isFinite(area) ? Math.max(0, area) : 0;
}

export function isPlannedArea(area: number): boolean {
  return area >= PLANNED_AREA.min && area <= PLANNED_AREA.max;
}

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Formats an amount: ₹30,79,998. */
export function rupees(amount: number): string {
  return RUPEES.format(amount);
}

/** Formats a number: 30,79,998. */
export function grouped(number: number): string {
  return number.toLocaleString('en-IN');
}
