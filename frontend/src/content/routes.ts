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
  /** The page whose place it takes in texts that a family of pages shares; a module may serve several rows. */
  readonly module?: string;
}

export const PUBLIC_ROUTES = [
  { id: 'home', path: '/' },
  { id: 'who-we-are', path: '/whoWeAre', frame: ['header'] },
  { id: 'solution', path: '/solution', frame: ['header'] },
  { id: 'kisan-ki-baat', path: '/kisan-ki-baat', aliases: ['/blog'], frame: ['header'] },
  { id: 'our-future', path: '/our-future', aliases: ['/research-and-development'], frame: ['header'] },
  { id: 'career', path: '/career', frame: ['header'] },
  { id: 'ddo-application', path: '/career/ddo-application' },
  { id: 'bdo-application', path: '/career/bdo-application' },
  { id: 'contact-us', path: '/contact-us', frame: ['action'] },
  { id: 'kisan-canteen', path: '/kisan-canteen', frame: ['agripreneur'] },
  { id: 'kisan-mandi', path: '/kisan-mandi', frame: ['agripreneur'] },
  { id: 'kisan-sarthi', path: '/kisan-sarthi', frame: ['agripreneur'] },
  { id: 'announcements', path: '/announcements' },
  { id: 'news', path: '/news' },
  { id: 'loan', path: '/loan-upto-25lakhs', aliases: ['/agripreneur-benefits'] },
  { id: 'wishlist-card', path: '/campaigns/wishlist-card' },
  { id: 'one-farmer-one-plant', path: '/campaigns/one-farmer-one-plant' },
  { id: 'gaon-mein-festival', path: '/campaigns/gaon-mein-festival' },
  { id: 'product-of-the-week', path: '/campaigns/product-of-the-week' },
  { id: 'blog-empowering-communities', path: '/blogs/kisan-canteen-empowering-communities' },
  { id: 'blog-health-sanitation', path: '/blogs/kisan-canteen-health-sanitation' },
  { id: 'blog-educational-outreach', path: '/blogs/kisan-canteen-educational-outreach' },
  { id: 'blog-soil-test-technology', path: '/blogs/kisan-canteen-soil-test-technology' },
  { id: 'blog-grocery-solutions', path: '/blogs/kisan-canteen-grocery-solutions' },
  { id: 'blog-empowering-entrepreneurs', path: '/blogs/kisan-sarthi-empowering-entrepreneurs' },
  { id: 'grocery', path: '/services/grocery', aliases: ['/grocery'], frame: ['services'] },
  { id: 'soil-testing', path: '/services/soil-testing', aliases: ['/soil_testing'], frame: ['services'] },
  { id: 'agricultural-inputs', path: '/services/agricultural-inputs', aliases: ['/agri_input'], frame: ['services'] },
  { id: 'agri-finance', path: '/services/agri-finance', aliases: ['/agri_finance'], frame: ['services'] },
  { id: 'advisory', path: '/advisory', frame: ['services'] },
  { id: 'equipment', path: '/services/equipment', aliases: ['/equipments'], frame: ['services'] },
  {
    id: 'farm-intelligence',
    path: '/services/farm-intelligence',
    aliases: ['/farm_intelligence'],
    frame: ['services'],
  },
  { id: 'agri-trade', path: '/services/agri-trade', aliases: ['/agri_trade'], frame: ['services'] },
  { id: 'privacy-policy', path: '/privacy-policy', frame: ['legal'] },
  { id: 'terms-of-service', path: '/terms-of-service', frame: ['legal'] },
] as const satisfies readonly PublicRoute[];

export type PageId = (typeof PUBLIC_ROUTES)[number]['id'];

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
