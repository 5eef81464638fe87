import type { HomeContent } from '../../home';

export const content = {
  meta: {
    title: 'Kisan Canteen: the village shop that works for farmers',
    description:
      'Groceries at off-market rates, soil results in 15 minutes, loans, advice and a fair market, from a canteen in your village. Making farmers happy.',
  },
  tagline: 'Making farmers happy',
  welcome: 'Village canteens, a farmers’ market and a Kisan Sarthi at your door.',
  carousel: {
    region: 'What we do for villages',
    slide: '{n} of {count}',
    goTo: 'Show picture {n}',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause the pictures',
  },
  slides: [
    {
      illustration: 'canteen-shop',
      illustrationAlt: 'A village canteen with its signboard, sacks of grain and a customer at the counter',
      title: 'Providing Basic Needs',
      subtitle: 'The month’s ration, below the market’s price',
      text: 'Groceries, household goods and electronics at off-market rates, from the canteen in your village or brought home by your Kisan Sarthi.',
      action: { label: 'See our solutions', to: '/solution' },
    },
    {
      illustration: 'soil-test',
      illustrationAlt: 'A soil sample beside a test tube at the edge of a field',
      title: 'Bridging the Technology Gap',
      subtitle: 'Know your soil in 15 minutes',
      text: 'Soil tests, farm data, equipment and expert advice come to the village, explained in plain words.',
      action: { label: 'See our solutions', to: '/solution' },
    },
    {
      illustration: 'mandi',
      illustrationAlt: 'Farmers and buyers at the scales of a mandi',
      title: 'Connecting to Markets',
      subtitle: 'Your crop, a bigger market',
      text: 'Sell to more buyers, with fewer middlemen, so that more of the price reaches you.',
      action: { label: 'See our solutions', to: '/solution' },
    },
  ],
  services: { title: 'What do you need today?' },
  ventures: {
    title: 'Be an agripreneur',
    lead: 'Earn in your own village. Open the shop, run the market, or be the person every household calls.',
    items: [
      {
        illustration: 'canteen-shop',
        title: 'Kisan Canteen',
        text: 'Own the franchise that serves 85 villages: groceries, inputs, soil tests and loans under one roof.',
        link: { label: 'Open a canteen', to: '/kisan-canteen' },
      },
      {
        illustration: 'mandi',
        title: 'Kisan Mandi',
        text: 'A farmers’ marketplace is on its way. Be the first to hear of it.',
        link: { label: 'About the mandi', to: '/kisan-mandi' },
      },
      {
        illustration: 'sarthi',
        title: 'Kisan Sarthi',
        text: 'Take orders and deliver in your village, and earn ₹5,000 to ₹12,000 a month.',
        link: { label: 'Become a Sarthi', to: '/kisan-sarthi' },
      },
    ],
  },
  facts: {
    kind: 'facts',
    title: 'Kisan Canteen in numbers',
    items: [
      { figure: '1 lakh+', label: 'farmers in the network' },
      { figure: '85', label: 'villages served by each franchise' },
      { figure: '15 minutes', label: 'from soil sample to result' },
      { figure: '324+', label: 'Kisan Sarthis at work' },
    ],
    note: 'Support hours: 9:00 AM to 6:00 PM, Monday to Saturday. An email is answered within one hour during support hours.',
  },
  campaigns: {
    title: 'Four campaigns, one village at a time',
    lead: 'Each one begins with what people ask for, and ends at their doorstep.',
    items: [
      {
        illustration: 'wishlist',
        title: 'Wishlist Card',
        motto: 'Turning Rural Dreams into Reality',
        text: 'Write down what the family wishes for. The Sarthi collects the card, the canteen finds the lowest market rate.',
        link: { label: 'How the card works', to: '/campaigns/wishlist-card' },
      },
      {
        illustration: 'sapling',
        title: 'One Farmer, One Plant',
        motto: 'Green Villages, Growing Prosperity',
        text: 'One tree for every farmer, one plantation for every panchayat.',
        link: { label: 'Plant with us', to: '/campaigns/one-farmer-one-plant' },
      },
      {
        illustration: 'festival',
        title: 'Gaon Mein Festival',
        motto: 'The festival comes home',
        text: 'Tell the Sarthi before the festival; the canteen brings it at the best price.',
        link: { label: 'Before the next festival', to: '/campaigns/gaon-mein-festival' },
      },
      {
        illustration: 'weekly-deal',
        title: 'Product of the Week',
        motto: 'Weekly Deals, Rural Steals',
        text: 'One useful product a week, at a lower price in every outlet.',
        link: { label: 'See how it is chosen', to: '/campaigns/product-of-the-week' },
      },
    ],
  },
  moreLinks: {
    title: 'What else to see',
    items: [
      {
        illustration: 'delivery-team',
        title: 'Careers',
        hashtag: '#OneDistrictOneEmployee',
        text: 'One district, one employee: ₹17K to ₹70K a month.',
        link: { label: 'See the openings', to: '/career' },
      },
      {
        illustration: 'chaupal',
        title: 'Kisan Ki Baat',
        hashtag: '#KisanKiBaat',
        text: 'Stories and know-how from the field.',
        link: { label: 'Read the blog', to: '/kisan-ki-baat' },
      },
      {
        illustration: 'newspaper',
        title: 'News',
        hashtag: '#KisanCanteenNews',
        text: 'New outlets, announcements and press.',
        link: { label: 'Read the news', to: '/news' },
      },
    ],
  },
  call: {
    kind: 'call',
    title: 'Talk to us, in Hindi or in English',
    text: 'Ask about a shop, a loan, a soil test or an order. There is a person at the other end.',
    actions: [
      { label: 'Write to us', to: '/contact-us#write' },
      { label: 'Open a canteen', to: '/kisan-canteen' },
    ],
  },
} satisfies HomeContent;
