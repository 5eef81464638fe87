import type { CalculatorTexts } from '../../content/franchise';
import { PriceTable } from '../ui/price-table';
import { FIXED_FEES, RUPEES_PER_SQUARE_FOOT, rupees } from './investment';
import { SizeTable } from './size-table';

/** Every amount the calculator uses, the monthly payments, and the cost of three shop sizes. */
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
  say: (amount: number) => string,
) {
  return (Object.keys(amounts) as Key[]).map((key) => ({ name: names[key], value: say(amounts[key]) }));
}
