import type { ContentSection } from '../../content-page';

export const article = [
  {
    kind: 'prose',
    title: 'Learning that has a use',
    paragraphs: [
      'School teaches children. Who teaches their parents, their older brothers, the girl who left after the eighth class? Mostly life does, and it charges for the lesson: the wrong spray, the unread contract, the sum that did not add up.',
      'A canteen cannot replace a school. But it is open every day, everybody comes by, and each thing that is sold carries a piece of knowledge. The weight on the scale is arithmetic. The leaflet in the seed bag is reading. The price board is economics.',
    ],
  },
  {
    kind: 'cards',
    title: 'What is taught',
    items: [
      {
        icon: 'notebook',
        title: 'The ledger',
        text: 'Income, expense, what is owed. One page a week is enough to see where the money goes.',
      },
      {
        icon: 'device-mobile',
        title: 'The phone',
        text: 'Payments, weather, government forms, and how to recognise a fraud.',
      },
      { icon: 'flask', title: 'The soil', text: 'Taking a sample, reading the card, working out a dose.' },
      { icon: 'shield-check', title: 'Safety', text: 'Labels, masks, storage away from children.' },
      {
        icon: 'storefront',
        title: 'The trade',
        text: 'Buying, pricing, displaying, dealing with an unhappy customer.',
      },
      {
        icon: 'microphone',
        title: 'The word',
        text: 'Speaking before a group without fear. It is practised, like cycling.',
      },
    ],
  },
  {
    kind: 'prose',
    title: 'The Sarthi learns first',
    paragraphs: [
      'Each Kisan Sarthi goes through training before the first round: products and prices, taking an order, collecting a soil sample, keeping a ledger. Then comes the first round with a colleague alongside, and after it the questions that no lesson had foreseen.',
      'What a Sarthi has learned does not stay with the Sarthi. It is passed on at thirty doors a day, in the language of the lane. There are 324+ of them. No school reaches so many kitchens.',
      '## Young women in particular',
      'For a young woman, work in her own village is often the only work that the family agrees to. It begins with a few houses. It goes on with an account of her own, with a say in the house, with younger sisters who stay in school because they see what for.',
    ],
  },
  {
    kind: 'prose',
    title: 'Students come from the other side',
    paragraphs: [
      'Five internships bring students to the countryside: marketing and social media, agri-operations and franchise development, inventory and supply chain, technology and data, rural events and campaigns. They arrive with a laptop and leave with a different idea of what a problem is.',
      'The road map announced in 2025 has partnerships with universities as a target of the foundation phase, 2025–2026, and research and training centres for the years up to 2030, where today there is a table beside the counter.',
    ],
  },
  {
    kind: 'facts',
    title: 'So far',
    items: [
      { figure: '324+', label: 'Sarthis trained and at work' },
      { figure: '300+', label: 'entrepreneurs' },
      { figure: '5', label: 'internship domains' },
    ],
  },
  {
    kind: 'steps',
    title: 'An evening class at the canteen',
    items: [
      {
        title: 'One question',
        text: 'Each evening answers exactly one. “How much fertiliser for half an acre of wheat?”',
      },
      { title: 'Done by hand', text: 'With a scale, a card, a phone. Whoever cannot read works with a neighbour.' },
      { title: 'Taken home', text: 'A slip with the result, so that it can be shown at home.' },
      { title: 'Asked again', text: 'At the next visit the Sarthi asks whether it was tried.' },
    ],
  },
  {
    kind: 'prose',
    title: 'Five lessons, written out',
    paragraphs: [
      'Each of them fits into one evening. Take them along, try them, pass them on.',
      '## Lesson one: the page of the week',
      'Draw a line down the middle of a page. On the left, what came in this week, with a word on where from. On the right, what went out, with a word on what for. At the bottom, what is owed to you and what you owe. On Sunday, add up. Do this for eight weeks before you draw conclusions. In most houses the surprise is not one large expense but a small one that comes daily.',
      'Keep the money of the shop or the field apart from the money of the house, even if it is only in two tins. Whoever takes from one tin for the other writes it down. A trade does not fail because its owner lives from it. It fails because nobody knows how much.',
      '## Lesson two: the price of a loan',
      'Lenders speak in per cent per month, per cent per year or in “so many rupees on a hundred”. Turn everything into one number: how many rupees do I get, how many do I pay back in all, and by when? Three rupees on a hundred every month sounds little and is thirty-six a year. A bank loan that starts at 8% a year is another world, even when the papers take two weeks.',
      'Ask three questions before you sign. What comes off at the start, as a fee or insurance? What happens if an instalment is late? May I pay back earlier without a charge? A lender who does not want to answer these questions has answered them.',
      '## Lesson three: the phone that does not cheat you',
      'No bank, no office and no company asks for an OTP, a PIN or a photo of your card on the telephone. Nobody has to enter a PIN in order to receive money: a PIN always pays. A message that says your electricity will be cut off tonight wants you to hurry. Hurry is the sign of fraud.',
      'If it has happened, ring the national cyber crime helpline 1930 at once, and your bank. The first hour counts. Being cheated is no shame; keeping silent helps only the cheat.',
      '## Lesson four: half an acre of arithmetic',
      'The advice says 50 kg of nitrogen to the hectare. You have half an acre, and the bag is urea. How much of it? One hectare is about two and a half acres, so half an acre is about a fifth of a hectare: 10 kg of nitrogen. Urea is 46% nitrogen, so you need about 22 kg, which is roughly half a bag, in two or three portions. Nobody is born with this. After doing it three times on paper, you look at the bag differently.',
      'Measure the field once, properly, with a tape or with steps of known length, and write it inside the cover of the ledger. Many people pay for seed for land they do not have.',
      '## Lesson five: a customer who is angry',
      'Let people finish. Repeat what they said in your own words. Say what you will do and by when, and then do it by then. If it was your mistake, say so in one sentence, without “but”. A complaint that was dealt with well makes better customers than a purchase without one, because now they know how you are when it goes wrong.',
    ],
  },
  {
    kind: 'prose',
    title: 'Teaching when some cannot read',
    paragraphs: [
      'In every evening class there sit some who read fluently and some who hide that they do not. A good class does not let anybody find out. It works with things: a real bag, a real scale, a real phone. Numbers are said aloud. Colours and signs take the place of words: green for coming in, brick red for going out. People work in pairs, and one of the two always writes.',
      'Many who never learned to read reckon quickly in their heads. They are asked for the result first, and then everybody checks it on paper. So those who know one thing teach those who know the other.',
      'Those who would like to learn to read as adults should not be sent away either. Ten minutes at the end, with the words of the trade: name, date, kilo, rupee, paid. Whoever can read these five can read a receipt.',
    ],
  },
  {
    kind: 'table',
    title: 'A first month for a new Sarthi',
    rows: [
      { name: 'First week', value: 'Going along: listening, carrying, writing down names and lanes' },
      { name: 'Second week', value: 'Taking orders with somebody beside you, and reading each one back aloud' },
      { name: 'Third week', value: 'Three soil samples, taken properly, labelled and brought to the canteen' },
      { name: 'Fourth week', value: 'A round alone, and an evening with all the questions that came up' },
    ],
    note: 'What was not learned in the first month is learned in the second. Nobody is examined; everybody is accompanied.',
  },
  {
    kind: 'prose',
    title: 'Three representative learners',
    paragraphs: [
      'None of these three is a real person. They stand for many whom one meets in such an evening class.',
      '## The one who left school after the eighth class',
      'She is nineteen and helps at home. She comes because her aunt comes. In the third week she is the one who keeps the page for four neighbours, since her figures are neat. In the third month she asks whether one can be paid for this. One can: it is half of what a Sarthi does. The other half is knowing every door, and she has always known them.',
      '## The one who already knew everything',
      'He is fifty-five and has farmed longer than the teacher has lived. He sits at the back and waits for a mistake. When the card of his own field shows that he gives too much of one thing and too little of another, he is silent for a week. Then he brings his brother’s soil. Since then he has been explaining the card to others, and does it better than we do, because nobody suspects him of selling something.',
      '## The student from the town',
      'She comes for an internship in technology and data analytics and wants to build an app. In the first week she is asked to write down orders by hand. In the second she sees why nobody uses the app that she had in mind: the hands are wet, the sun is bright, the network is gone. What she builds in the end is smaller than planned, and it is used.',
    ],
  },
  {
    kind: 'list',
    title: 'What you can ask your canteen for',
    items: [
      'An evening on the question that your lane is asking, when at least ten people come',
      'The page of the week as a printed sheet, free to copy',
      'Help with filling in a form, with your own documents staying in your own hands',
      'A place in the next Sarthi training, if your village has no Sarthi yet',
      'A letter on an internship that you have completed, saying what you did',
    ],
  },
  {
    kind: 'prose',
    title: 'For teachers and parents',
    paragraphs: [
      'An evening class is not a competitor of the school. It shows children why adults would have liked to learn more. Send your older pupils along once to hold the scale. Let them work out the dose that their father really spreads tomorrow. A sum that somebody needs is learned differently from a sum in a book.',
      'And if a girl in your family is good at figures, do not say that she may help in the shop until she marries. Ask her what she would do if the shop were hers. Then listen to the answer to the end.',
    ],
  },
  {
    kind: 'prose',
    title: 'If there is no class near you yet',
    paragraphs: [
      'You do not need a teacher to begin. Four neighbours, one evening a week and one exercise book are enough. Each evening one of you brings a paper from home: a slip from the canteen, a receipt for seed, a page from the bank, a leaflet from a bag. Read it aloud together. What does it say? What does it cost? What does it not say? Write the answer in the exercise book, with the date.',
      'After ten evenings you will have a small book of your own about the things that your lane really signs, buys and swallows. Show it to your Sarthi. The questions that nobody could answer are the best part of it: they go to the expert team, which comes once a month, at no cost, and the answers come back to the same page.',
      'Keep the evening short. Three quarters of an hour in which everybody has held the pencil once are worth more than three hours of listening.',
    ],
  },
  {
    kind: 'prose',
    title: 'What it comes to',
    paragraphs: [
      'We do not count certificates. We count questions. When a farmer asks for the lot number on the bag, when a woman asks for the interest in rupees, when a boy asks what the soil lacks: then a village has learned something that nobody can take away.',
      '> Knowledge is the only stock in the shop that grows when you give it away.',
    ],
  },
] satisfies readonly ContentSection[];
