import type { TopicSection } from '../../topic';

export const article = [
  {
    kind: 'prose',
    title: 'The old way, and why it failed',
    paragraphs: [
      'Soil testing is not new. For decades a farmer could send a bag to a laboratory. The bag travelled, waited and was tested with many others; the result came after the sowing, if it came, with a column of figures that nobody explained. So people went on doing what the neighbour did.',
      'A test is useful only when three things are true: it comes before the purchase, it is about this field, and it says what to do. The 15-minute test was built for these three.',
    ],
  },
  {
    kind: 'steps',
    title: 'Taking the sample',
    lead: 'This part is yours, and it decides about everything after it.',
    items: [
      {
        title: 'Divide',
        text: 'One sample for each piece of land that looks and is used alike. Not one for the whole farm.',
      },
      {
        title: 'Walk in a zigzag',
        text: 'Eight to ten spots. Leave out the edge, the path, the manure heap, the place below the tree.',
      },
      { title: 'Dig a V', text: 'About a hand deep, and take a slice from top to bottom.' },
      {
        title: 'Mix and reduce',
        text: 'Mix everything in a clean bucket, take out stones and roots, keep about 200 g.',
      },
      { title: 'Dry and label', text: 'In shade, not on the stove. Name, field, last crop, next crop.' },
    ],
  },
  {
    kind: 'prose',
    title: 'Inside the 15 minutes',
    paragraphs: [
      'The sample is crushed, sieved and weighed. A measured part is shaken with a solution that draws out the nutrients. The instrument reads the liquid, by its colour and by its charge, and compares it with known values. Texture, moisture and organic matter are judged beside it.',
      '## What is looked at',
      'How sour or alkaline the soil is, because it decides whether a plant can take up anything at all. How much salt there is. Organic carbon, the food of everything that lives in the soil. Nitrogen, phosphorus and potassium, the three that bags are made of. And the micronutrients that are forgotten until a leaf turns yellow.',
      '## What comes next: AI',
      'In the foundation phase 2025–2026 AI soil testing is added: the reading of a sample is compared with thousands of others from the same region, so that advice becomes finer with each test. The farmer notices only one thing: the sentence on the card becomes more exact.',
    ],
  },
  {
    kind: 'table',
    title: 'Reading the card',
    lead: 'Four lines are enough to begin with.',
    rows: [
      { name: 'pH below 6', value: 'Sour: ask about lime before you buy fertiliser' },
      { name: 'pH above 8', value: 'Alkaline: ask about gypsum and organic matter' },
      { name: 'Organic carbon “low”', value: 'Manure, compost, residues: not burning, but returning' },
      { name: 'Phosphorus “high”', value: 'Leave out the DAP this season and save the bag' },
    ],
    note: 'These are rules of thumb. The advice on your own card and the expert team come first.',
  },
  {
    kind: 'facts',
    title: 'What it brings',
    items: [
      { figure: '30%', label: 'yield gain' },
      { figure: '20%', label: 'drop in input cost, about' },
      { figure: '2,000+', label: 'soil tests so far' },
    ],
  },
  {
    kind: 'prose',
    title: 'From the card to the field',
    paragraphs: [
      'A card in the drawer changes nothing. Three things turn it into a harvest. First: buy by the card. The canteen packs the quantity that it says, not a round number of bags. Second: at the right time. Nitrogen in two or three portions, not all at the sowing. Third: ask once more. When the monthly expert team comes, take the card along and show how the crop stands.',
      'Those who do all three report yields up to 30% higher and about 20% less spent on inputs. Those who do one of them report less. The test is honest about that too.',
    ],
  },
  {
    kind: 'questions',
    title: 'Questions from the field',
    items: [
      {
        question: 'Do I need a test for each crop?',
        answer: 'Before each main crop is best, once a year is the minimum. Texture hardly changes; nutrients do.',
      },
      {
        question: 'Can I test right after spreading fertiliser?',
        answer: 'Wait some weeks, or say when it was spread. Otherwise the card shows the bag and not the soil.',
      },
      {
        question: 'My neighbour’s card is good. Is mine the same?',
        answer: 'Two fields on one bund can differ by everything that was done there in twenty years. Test your own.',
      },
    ],
  },
] satisfies readonly TopicSection[];
