import type { CalculatorTexts } from '../../content/franchise';
import { PriceTable } from '../ui/price-table';
import {
  DEFAULT_AREA,
  estimateFor,
  FIXED_FEES,
  INVESTMENT_ITEMS,
  PLANNED_AREA,
  RUPEES_PER_SQUARE_FOOT,
  rupees,
} from './investment';

const EVERYTHING = new Set<string>(INVESTMENT_ITEMS);

/** Every amount that the calculator counts with, what they come to in all, and what is paid month by month. */
export function PriceList({ texts }: { texts: CalculatorTexts }) {
  const rows = [
    ...named(FIXED_FEES, texts.fees, (fee) => rupees(fee)),
    ...named(RUPEES_PER_SQUARE_FOOT, texts.items, (rate) => texts.perSquareFoot.replace('{amount}', rupees(rate))),
    ...[PLANNED_AREA.min, DEFAULT_AREA].map((area) => ({
      name: texts.complete.replace('{area}', area.toLocaleString('en-IN')),
      value: rupees(estimateFor(area, EVERYTHING).total),
    })),
    ...texts.monthly,
  ];
  return <PriceTable rows={rows} narrow />;
}

function named<Key extends string>(
  amounts: Readonly<Record<Key, number>>,
  names: Readonly<Record<Key, string>>,
  say: (amount: number) => string,
) {
  return (Object.keys(amounts) as Key[]).map((key) => ({ name: names[key], value: say(amounts[key]) }));
}
