import type { ContentSection } from '../../content-page';

export const article = [
  {
    kind: 'prose',
    title: 'A shop is a place of health',
    paragraphs: [
      'Ask a family what set it back last year, and it is rarely the crop alone. It is the week of fever, the trip to the hospital, the loan for the medicine, the wages that were missing. Health is not a separate subject in a village. It is part of the household account.',
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
      'For many girls and women the obstacle is not only the price but the counter: a male shopkeeper, a full shop, a black plastic bag. Women Sarthis change this quietly. They bring pads to the house, with the other goods, and answer questions that people would ask nobody else.',
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
    kind: 'prose',
    title: 'What an illness really costs',
    paragraphs: [
      'Take a representative case. A father of three has diarrhoea and fever for six days in the rainy season. The medicine is the smallest item. There is the auto to the clinic, twice. There are six days without wages, and two more for the wife who stays beside him. The second child misses a week of school. To pay for it, a goat is sold in the wrong month.',
      'Nothing in this story is dramatic. That is what makes it expensive: it happens in every lane, every year, and nobody adds it up. Much of it is prevented by things that lie on a shelf for a few rupees: soap, a lid for the water pot, a packet of oral rehydration salts that is in the house before it is needed.',
      'We say prevented, not cured. What a shop and a Sarthi can do lies before the illness. When somebody is ill, the way leads to the health centre.',
    ],
  },
  {
    kind: 'steps',
    title: 'Washing hands properly',
    lead: 'It takes as long as counting slowly to twenty, and most people do it wrongly.',
    items: [
      { title: 'Wet', text: 'Running water is best. A mug held by somebody else is running water too.' },
      { title: 'Soap', text: 'Any soap will do. Ash or bare water do not do the same.' },
      {
        title: 'Rub',
        text: 'Palms, backs, between the fingers, thumbs, under the nails. This is where the time goes.',
      },
      { title: 'Rinse', text: 'Until the slippery feeling is gone.' },
      {
        title: 'Dry',
        text: 'In the air or on a clean cloth of your own, not on the end of a sari that has cleaned a vessel.',
      },
    ],
  },
  {
    kind: 'prose',
    title: 'Water, from the source to the mouth',
    paragraphs: [
      'Water is often clean when it leaves a good hand pump and dirty when it is drunk. In between stand the bucket, the hand that dips in, the mug on the floor and the open pot. So it is worth looking at the whole way and not only at the well.',
      '## At the source',
      'The ground around a hand pump should be dry. Standing water seeps back. A platform with a drain is a matter for the panchayat; keeping animals away is a matter for everyone. In some districts the ground water itself carries arsenic, fluoride or iron. One cannot see or boil that away. Ask the panchayat or the health worker whether the pump has been tested, and use another one for drinking if it is marked.',
      '## At home',
      'If you are in doubt, boil: let the water bubble well, then let it cool with the lid on. Cloudy water is first left to settle and poured through a clean, folded cloth. Chlorine tablets or drops work too, in the dose on the packet and after the waiting time on the packet. A filter helps as long as it is cleaned, and no longer.',
      '## At the mouth',
      'A pot with a narrow neck or a tap, a ladle with a long handle, mugs that hang and do not lie. These three cost less than one visit to the doctor.',
    ],
  },
  {
    kind: 'prose',
    title: 'Oral rehydration: every household should know it',
    paragraphs: [
      'With diarrhoea, it is above all the loss of water and salt that is dangerous, and small children dry out quickly. Oral rehydration salts, ORS, are kept in the canteen and are also given out at health centres. One packet goes into exactly the amount of clean water that is printed on it, usually one litre. It is given in small sips, again and again, and made fresh every day. Breastfeeding goes on.',
      'Go to the health centre at once when a child can no longer drink, is very sleepy, has sunken eyes, has blood in the stool or a high fever, or when it does not get better within a day. This is not a decision for a shop, and no Sarthi will try to make it.',
    ],
  },
  {
    kind: 'prose',
    title: 'Monthly days without fear',
    paragraphs: [
      'Menstruation is not an illness and not dirt. What makes it difficult is damp cloth, too few changes and silence. The advice that women Sarthis give is simple: change the pad every four to six hours, wash with clean water, wrap the used one and throw it where dogs and children do not find it, never into the toilet. Whoever uses cloth washes it with soap and dries it in the sun, not hidden behind the door.',
      'Girls miss school on these days mostly because there is nowhere to change. A door that locks, a bucket and a bin help more than a lecture. Where the school has none of them, that is a subject for the next meeting, and it is easier to raise if several mothers raise it together.',
      'Severe pain, very heavy bleeding or bleeding that does not stop is something for a doctor. Nobody should have to be ashamed of asking.',
    ],
  },
  {
    kind: 'list',
    title: 'Safe with crop protection',
    lead: 'Spraying is the most dangerous hour of the farming year, and it looks like any other. Most accidents do not happen in the field but before, while mixing, when the liquid is still concentrated.',
    items: [
      'Read the label or have it read to you: the crop, the dose, the waiting days before harvest',
      'The coloured triangle on the pack shows how poisonous it is; red is the worst, green the mildest',
      'Mix in the open, with gloves, with a stick, never with the hand',
      'Full sleeves, trousers, boots, mask and glasses; a cloth over the nose is not a mask',
      'Spray in the morning or evening, with the wind at your back, never against it',
      'Do not eat, drink or smoke until you have bathed',
      'Wash the clothes separately, and never use the empty bottle for anything again',
      'Lock up what is left, in its own pack, away from food and children',
    ],
  },
  {
    kind: 'prose',
    title: 'When something goes wrong',
    paragraphs: [
      'If somebody has got spray on the skin: take off the clothes and wash with plenty of soap and water. In the eye: rinse with clean water for a quarter of an hour. If it was swallowed: do not make the person vomit. In all three cases go to the hospital at once and take the pack along, because the doctor needs the name on it.',
    ],
  },
  {
    kind: 'prose',
    title: 'A representative lane',
    paragraphs: [
      'Picture a lane with thirty houses. It does not exist under any name; it is put together from what outreach days tell. In the first month four houses have soap at the water place. The Sarthi does not preach. She brings soap with the order, puts it down there and says nothing.',
      'In the second month she brings two pots with taps and asks two grandmothers whether they would try them out. Grandmothers are asked about everything, and so the lane hears of it. In the third month the panchayat has the platform of the pump repaired, because eleven people asked for it on the same day. After half a year soap stands in most houses. Nobody could say on which day it changed.',
      'This is how we would like to be judged: not by the number of days held and leaflets handed out, but by what stands at the water place half a year later.',
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
] satisfies readonly ContentSection[];
