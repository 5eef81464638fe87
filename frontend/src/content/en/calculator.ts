import type { CalculatorTexts } from '../franchise';

export const calculatorTexts = {
  title: 'What it costs',
  lead: 'The fixed fees are the same for everyone. The first goods and the fitting-out depend on the size of your shop, so calculate them for yours.',
  fees: { processing: 'Processing fee', booking: 'Booking amount', franchise: 'Franchise fee' },
  items: { grocery: 'Grocery goods', exterior: 'Exterior infrastructure', interior: 'Interior infrastructure' },
  perSquareFoot: '{amount} per sq ft',
  sizes: {
    title: 'Smallest, usual and largest shop',
    shop: 'Shop',
    areas: ['Smallest, {area} sq ft', 'Usual, {area} sq ft', 'Largest, {area} sq ft'],
    stocked: 'Fees and first goods',
    complete: 'With building and fitting-out',
    covers:
      '₹5–20 lakhs are the fees and first goods of a shop of about {from} to {to} sq ft. With ₹5 lakhs the smallest shop opens not quite half stocked.',
  },
  monthly: [
    { name: 'Royalty', value: '5% of monthly sales' },
    { name: 'Marketing contribution', value: '2%' },
  ],
  form: 'Investment calculator',
  area: 'Size of the shop in square feet',
  areaHint: 'Between {min} and {max} sq ft',
  outside: 'We plan canteens of {min} to {max} sq ft. For another size the figure is only a rough guide.',
  choose: 'What to include',
  alwaysIncluded: 'always included',
  calculate: 'Calculate',
  total: 'Approximate investment for {area} sq ft:',
  fixedFees: 'Fixed fees',
  approximate: 'All figures are approximate; your quote has the exact amount.',
  noScript:
    'The calculator needs JavaScript. Multiply the rates by your square feet and add the fixed fees, or call us and we will calculate it with you.',
  quote: 'Ask for a free quote',
} satisfies CalculatorTexts;
