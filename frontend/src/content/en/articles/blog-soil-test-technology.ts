import type { ContentSection } from '../../content-page';

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
    lead: 'This part is yours, and everything after it depends on it.',
    items: [
      {
        title: 'Divide',
        text: 'One sample for each piece of land that looks and is used alike. Not one for the whole farm.',
      },
      {
        title: 'Walk in a zigzag',
        text: 'Eight to ten spots. Leave out the edge, the path, the manure heap, the place below the tree.',
      },
      { title: 'Dig a V', text: 'About 15 cm (six inches) deep, and take a slice from top to bottom.' },
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
      'How acid or alkaline the soil is, because it decides whether a plant can take up anything at all. How much salt there is. Organic carbon, the food of everything that lives in the soil. Nitrogen, phosphorus and potassium, the three that come in bags. And the micronutrients that are forgotten until a leaf turns yellow.',
      '## What comes next: AI',
      'The road map announced in 2025 has AI soil testing as a target of the foundation phase, 2025–2026: the reading of a sample is compared with thousands of others from the same region, so that advice becomes finer with each test. The farmer notices only one thing: the sentence on the card becomes more exact.',
    ],
  },
  {
    kind: 'table',
    title: 'Reading the card',
    lead: 'Four lines are enough to begin with.',
    rows: [
      { name: 'pH below 6', value: 'Acid: ask about lime before you buy fertiliser' },
      { name: 'pH above 8', value: 'Alkaline: ask about gypsum and organic matter' },
      { name: 'Organic carbon “low”', value: 'Manure, compost, residues: return them, do not burn them' },
      { name: 'Phosphorus “high”', value: 'Leave out the DAP this season and save the bag' },
    ],
    note: 'These are rules of thumb. The advice on your own card and the expert team come first.',
  },
  {
    kind: 'facts',
    title: 'What it brings',
    items: [
      { figure: '30%', label: 'yield gain is possible' },
      { figure: '20%', label: 'or so less spent on inputs' },
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
    kind: 'prose',
    title: 'When to test, and when not',
    paragraphs: [
      'The best time is after the harvest and before you buy for the next crop. The field is bare, you know what stood on it and you still have time to act on the result. Lime, gypsum and manure need some weeks in the soil before the sowing, so a card on the day of sowing comes too late for them.',
      'Do not sample a field that has just been manured, limed, fertilised or irrigated. Wait until it can be walked on and crumbles in the hand. After a heavy rain wait some days. In an orchard take the sample below the edge of the crown, where the fine roots are, and take a second one from deeper down, because trees do not eat at the surface only.',
      'Always test at about the same time of the year. Then you can put the cards of several years side by side, and that is where they become interesting: one card shows a state, three cards show a direction.',
    ],
  },
  {
    kind: 'list',
    title: 'What you need for it',
    lead: 'Everything is in the house, or the Sarthi brings it.',
    items: [
      'A spade or a khurpi, clean and without rust',
      'A clean bucket, of plastic if possible; never one that held fertiliser or spray',
      'A sheet or a sack to spread the soil on, in the shade',
      'A bag for about 200 g, with a label in pencil, since ink runs',
      'Your phone number, the name of the field, the last crop and the next one',
    ],
  },
  {
    kind: 'prose',
    title: 'Five mistakes that spoil a card',
    paragraphs: [
      '## One sample for the whole farm',
      'The field beside the canal and the one on the slope are two different soils. If you mix them, the card describes a field that does not exist, and both get the wrong dose.',
      '## A sample from the nicest spot',
      'Nobody does it on purpose, and almost everybody does it. Zigzag means that the poor spots are in it as well. If one corner is very much poorer, give it a sample of its own: perhaps it has an illness of its own.',
      '## Only the surface',
      'The uppermost finger’s breadth carries dust, dung and yesterday’s fertiliser. Roots live deeper. About 15 cm (six inches) is right for field crops.',
      '## A bucket with a past',
      'A few grains of DAP at the bottom of the bucket are enough to make a poor soil look rich. Wash it, or take another one.',
      '## Drying by the fire',
      'Heat changes what is measured. Shade and air take longer and tell the truth.',
    ],
  },
  {
    kind: 'prose',
    title: 'Every line of the card, explained',
    paragraphs: [
      'The card has twelve lines or so. Some of them you need today, and some next year. Here they are in the order in which they matter.',
      '## pH: can the plant eat at all?',
      'The scale goes from 0 to 14, and 7 is neutral. Most field crops feel well between 6 and 7.5. If the soil is far below that, phosphorus is tied up and roots stay short; lime brings it up again, slowly. If it is far above, zinc and iron become hard to reach, even when they are there; gypsum and organic matter help, with good drainage. Correct this first. Fertiliser on a soil with the wrong pH is like food on a plate with a lid.',
      '## Electrical conductivity: how much salt?',
      'Salt draws water away from the roots. A white crust in summer and plants that wilt on wet ground are signs. The usual limit for sensitive crops is at about 1 in the unit of the card (dS/m). Above it, look at the irrigation water and at the drainage before you look at the bag.',
      '## Organic carbon: is the soil alive?',
      'Below half a per cent it is called low, above three quarters high. Most fields that have been cropped hard are low. Manure, compost, green manure such as dhaincha, and residues that are not burned raise it, by a very small step each year. It is the slowest line on the card and the one that carries all others: it holds water, keeps nutrients and feeds what lives.',
      '## Nitrogen: the growth',
      'It makes leaves green and is washed out quickly. That is why it is given in portions. Too much of it looks beautiful and falls over in the wind; it also invites insects.',
      '## Phosphorus: the root and the beginning',
      'It hardly moves in the soil, so it belongs under the seed and not on top. It also stays: what was given in excess for years is still there. Many cards show “high” here, and this is the line on which most money is saved.',
      '## Potassium: the strength',
      'It makes stalks firm, grains full and plants patient in drought and illness. It is often forgotten, because the lack of it shows late, first as a brown edge on old leaves.',
      '## Sulphur, zinc, boron, iron, manganese, copper',
      'Crops need little of these, but that little they need. Oilseeds and pulses ask for sulphur, paddy and maize for zinc, mustard and vegetables for boron. A few kilos decide the whole harvest. Do not give them on a guess: too much boron is poison.',
    ],
  },
  {
    kind: 'prose',
    title: 'From the card to the bag: one example',
    paragraphs: [
      'Take a representative card: wheat, one acre, organic carbon low, phosphorus high, potassium medium, zinc low. The advice could read: nitrogen as recommended, phosphorus cut down, potassium as recommended, zinc sulphate once, two trolleys of manure. In the shop this becomes: urea in three portions instead of two, no DAP this season but a smaller quantity of a product with little phosphorus, one bag of potash shared with the neighbour, a small bag of zinc sulphate.',
      'Zinc and phosphorus are not mixed with each other, because they tie each other up. Urea is not spread on standing water or before heavy rain. Such sentences stand on the back of the card or are said at the counter. If they are not said, ask for them.',
      'The bill is usually lower than in the year before. If it is higher, it is because something has been missing for years. Even then it is worth asking what happens if you correct it over two seasons instead of one.',
    ],
  },
  {
    kind: 'prose',
    title: 'What 15 minutes can do, and what they cannot',
    paragraphs: [
      'A quick test at the canteen is made for decisions before the sowing: is it a lot, is it enough, is it little? For these three answers it is exact enough, and it comes in time, which a more exact one often does not.',
      'For some questions a large laboratory is the right place: heavy metals near a factory or a road, the cause of an illness of the plant, the papers for organic certification, an argument between two parties. Then the canteen says so and helps with sending the sample. A test does not see hard layers under the plough either, nor standing water, nor a wrong variety. For that the expert team walks the field.',
      'Two tests of the same field will never agree to the last digit. If the words agree, low, medium, high, both are right. If they do not, take the sample again. In most cases it is the sample and not the instrument.',
    ],
  },
  {
    kind: 'table',
    title: 'A calendar for your soil',
    rows: [
      { name: 'After the harvest', value: 'Take the sample, read the card, plan the purchase' },
      { name: 'Six weeks before sowing', value: 'Lime or gypsum, if the card asks for it, and manure' },
      { name: 'At sowing', value: 'Phosphorus and potassium under the seed, a first portion of nitrogen' },
      {
        name: 'In the season',
        value: 'Nitrogen in portions, at the right moisture; look at the old leaves and the young ones',
      },
      { name: 'At harvest', value: 'Weigh, write down, return the residues to the soil' },
      { name: 'In the next year', value: 'Same field, same month, and both cards side by side' },
    ],
    note: 'For crops like sugar cane, banana or fruit trees the expert team makes a calendar of its own with you.',
  },
  {
    kind: 'prose',
    title: 'Reading leaves while you wait',
    paragraphs: [
      'Between two cards the plant itself reports. If old leaves turn evenly yellow from the tip, nitrogen is missing. If they become dark and purplish while the plant stays small, think of phosphorus. A burnt edge on old leaves points to potassium. If it is the young leaves that are yellow while the veins stay green, it is iron; white stripes beside the midrib of maize are zinc.',
      'Leaves can also be yellow because the roots stand in water, because a virus has come or because somebody sprayed too strongly. So take a photo, pull up one plant together with its root and bring both to the monthly visit. Two minutes at the table save many a bag.',
    ],
  },
  {
    kind: 'prose',
    title: 'Three representative fields, three different answers',
    paragraphs: [
      'These fields do not belong to anybody. They show why advice that is right on one side of the road can be wrong on the other.',
      '## The light field by the river',
      'Sandy, quick to warm up, quick to dry. pH is fine, organic carbon is low, and nitrogen is low each time it is measured. The owner gives more urea every year, and every year it is gone after the first heavy rain. The answer is not a larger bag. It is four small portions instead of two large ones, and dung or green manure so that the sand has something to hold on to.',
      '## The heavy field in the hollow',
      'Clay, wet until late, with a white crust in May. pH is above 8 and the salt line is above the limit. Here money for fertiliser is thrown away until the water has a way out. First a drain along the edge, then gypsum, then a crop that bears some salt. The dose comes last.',
      '## The old mango orchard',
      'On the surface everything looks rich, because leaves have been rotting there for years. The second sample, from deeper down, shows little potassium and hardly any zinc. One card alone would have said that nothing is missing. Two cards, a spade’s depth apart, say why the fruit has become small.',
      'If you recognise your own field in one of them, do not copy its answer. Take the sample, wait the 15 minutes and ask what is different on your side of the road.',
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
] satisfies readonly ContentSection[];
