import type { TopicSection } from '../../topic';

export const article = [
  {
    kind: 'prose',
    title: 'A shop is a place of health',
    paragraphs: [
      'Ask a family what threw it back last year, and it is rarely the crop alone. It is the week of fever, the trip to the hospital, the loan for the medicine, the wages that were missing. Health is not a separate subject in a village. It is part of the household account.',
      'A shop sees this earlier than a hospital. It sees who buys soap and who does not, which lane buys medicine for diarrhoea after the first rain, which girl stops coming to school for some days every month. A canteen that looks can act before it hurts.',
    ],
  },
  {
    kind: 'prose',
    title: 'Four things that make the greatest difference',
    paragraphs: [
      '## Soap at the right moments',
      'Before cooking, before eating, after the toilet, after the field. Soap is the cheapest medicine there is. The canteen keeps it at the front of the shelf and at off-market rates, and the Sarthi reminds people when it runs out.',
      '## Water that is safe to drink',
      'Clear water is not always clean. Boiling, filtering, a covered pot with a ladle: small habits that need a neighbour who shows them, not a poster.',
      '## Sanitary pads without embarrassment',
      'For many girls and women the obstacle is not only the price but the counter: a male shopkeeper, a full shop, a black plastic bag. Women Sarthis change this quietly. They bring pads to the house, with the other goods, and answer questions that nobody else is asked.',
      '## Spraying without harm',
      'Headache after spraying is not a part of farming. Gloves, a mask, the wind at your back, the right dose and a bath afterwards prevent most of it. The canteen sells protection next to the product, and the advisory team shows how it is worn.',
    ],
  },
  {
    kind: 'facts',
    title: 'Reach',
    items: [
      { figure: '3,000+', label: 'households' },
      { figure: '54,000+', label: 'beneficiaries' },
      { figure: '85', label: 'villages per canteen' },
    ],
  },
  {
    kind: 'steps',
    title: 'How an outreach day works',
    items: [
      { title: 'The Sarthi invites', text: 'House by house, women and men, on a day without market.' },
      {
        title: 'A short demonstration',
        text: 'Washing hands, treating water, wearing a mask. Ten minutes each, with things one can touch.',
      },
      { title: 'Questions in small groups', text: 'Women with a woman, in a room of their own.' },
      { title: 'Goods at fair prices', text: 'Whoever wants can order at once. Nobody has to.' },
      { title: 'A second visit', text: 'Some weeks later the Sarthi asks what has remained of it.' },
    ],
  },
  {
    kind: 'prose',
    title: 'Toilets, drains and the talk about them',
    paragraphs: [
      'Sanitation is not finished when the toilet is built. It is finished when it is used by all, also at night and also in the rainy season, and when the water beside the lane drains away. These are matters of the panchayat, and the canteen does not replace it. But it can do three things: keep brushes, cleaners and repair material in stock; tell families which government scheme pays for what; and give the talk about it a place where it is not embarrassing.',
      'Where a lane agrees to clean its drain on one morning in the month, mosquitoes become fewer within weeks. That is no technology. It is an agreement, and agreements need somebody who writes them down and reminds people. In many villages this is the Sarthi with the ledger.',
    ],
  },
  {
    kind: 'prose',
    title: 'What we can say, and what we cannot',
    paragraphs: [
      'We are not doctors and sell no cures. A fever that lasts, a child that does not drink, a snake bite: that is the health centre, at once. What we bring is the part before that: the soap, the pad, the mask, the clean pot, and a person who comes back and asks.',
      '> Health comes to the village in a Sarthi’s bag, one small habit at a time.',
      'In the household account it shows up as something that did not happen. Such figures are hard to print. Families know them.',
    ],
  },
  {
    kind: 'list',
    title: 'A list for your own home',
    items: [
      'Soap beside the water, not in the cupboard',
      'A pot with a lid and a ladle with a handle',
      'A separate cloth for each child',
      'Mask and gloves next to the sprayer, and a bath afterwards',
      'The number of the health centre on the door',
    ],
  },
] satisfies readonly TopicSection[];
