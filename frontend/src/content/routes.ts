/**
 * Every public page, once. The router, header, footer, prerender, sitemap and alias addresses all read this table;
 * a page's module is `pages/public/<id>-page.tsx`, its texts are `content/<language>/pages/<id>.ts`.
 */
export interface PublicRoute {
  readonly id: string;
  /** The canonical address in English; Hindi stands under `/hi`. */
  readonly path: string;
  /** Other addresses that show the same page and name `path` as canonical. */
  readonly aliases?: readonly string[];
  /** Where the shared frame links to it. `agripreneur` is the header's dropdown, `action` its highlighted button. */
  readonly frame?: readonly ('header' | 'agripreneur' | 'action' | 'services' | 'legal')[];
  /** Which `pages/public/<module>-page.tsx` draws it, where that is not the one named after its id. */
  readonly module?: string;
}

export const PUBLIC_ROUTES = [
  { id: 'home', path: '/' },
  { id: 'who-we-are', path: '/whoWeAre', frame: ['header'], module: 'content' },
  { id: 'solution', path: '/solution', frame: ['header'], module: 'content' },
  { id: 'kisan-ki-baat', path: '/kisan-ki-baat', aliases: ['/blog'], frame: ['header'], module: 'blog' },
  { id: 'our-future', path: '/our-future', aliases: ['/research-and-development'], frame: ['header'] },
  { id: 'career', path: '/career', frame: ['header'], module: 'content' },
  { id: 'ddo-application', path: '/career/ddo-application' },
  { id: 'bdo-application', path: '/career/bdo-application' },
  { id: 'contact-us', path: '/contact-us', frame: ['action'] },
  { id: 'kisan-canteen', path: '/kisan-canteen', frame: ['agripreneur'] },
  { id: 'kisan-mandi', path: '/kisan-mandi', frame: ['agripreneur'] },
  { id: 'kisan-sarthi', path: '/kisan-sarthi', frame: ['agripreneur'] },
  { id: 'announcements', path: '/announcements', module: 'blog' },
  { id: 'news', path: '/news', module: 'blog' },
  { id: 'loan', path: '/loan-upto-25lakhs', aliases: ['/agripreneur-benefits'], module: 'content' },
  { id: 'wishlist-card', path: '/campaigns/wishlist-card', module: 'content' },
  { id: 'one-farmer-one-plant', path: '/campaigns/one-farmer-one-plant', module: 'content' },
  { id: 'gaon-mein-festival', path: '/campaigns/gaon-mein-festival', module: 'content' },
  { id: 'product-of-the-week', path: '/campaigns/product-of-the-week', module: 'content' },
  { id: 'blog-empowering-communities', path: '/blogs/kisan-canteen-empowering-communities', module: 'blog' },
  { id: 'blog-health-sanitation', path: '/blogs/kisan-canteen-health-sanitation', module: 'blog' },
  { id: 'blog-educational-outreach', path: '/blogs/kisan-canteen-educational-outreach', module: 'blog' },
  { id: 'blog-soil-test-technology', path: '/blogs/kisan-canteen-soil-test-technology', module: 'blog' },
  { id: 'blog-grocery-solutions', path: '/blogs/kisan-canteen-grocery-solutions', module: 'blog' },
  { id: 'blog-empowering-entrepreneurs', path: '/blogs/kisan-sarthi-empowering-entrepreneurs', module: 'blog' },
  { id: 'blog-selling-together', path: '/blogs/kisan-canteen-selling-together', module: 'blog' },
  { id: 'grocery', path: '/services/grocery', aliases: ['/grocery'], frame: ['services'], module: 'content' },
  {
    id: 'soil-testing',
    path: '/services/soil-testing',
    aliases: ['/soil_testing'],
    frame: ['services'],
  },
  {
    id: 'agricultural-inputs',
    path: '/services/agricultural-inputs',
    aliases: ['/agri_input'],
    frame: ['services'],
    module: 'content',
  },
  {
    id: 'agri-finance',
    path: '/services/agri-finance',
    aliases: ['/agri_finance'],
    frame: ['services'],
    module: 'content',
  },
  { id: 'advisory', path: '/advisory', frame: ['services'], module: 'content' },
  { id: 'equipment', path: '/services/equipment', aliases: ['/equipments'], frame: ['services'], module: 'content' },
  {
    id: 'farm-intelligence',
    path: '/services/farm-intelligence',
    aliases: ['/farm_intelligence'],
    frame: ['services'],
    module: 'content',
  },
  { id: 'agri-trade', path: '/services/agri-trade', aliases: ['/agri_trade'], frame: ['services'], module: 'content' },
  { id: 'privacy-policy', path: '/privacy-policy', frame: ['legal'], module: 'content' },
  { id: 'terms-of-service', path: '/terms-of-service', frame: ['legal'], module: 'content' },
] as const satisfies readonly PublicRoute[];

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
