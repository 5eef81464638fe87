/**
 * All public pages, with their addresses and menu entries. Header, footer, home page, prerenderer and sitemap use this
 * table. A page's texts are in `<id>.ts` in `content/<language>/pages` or a subfolder. Its component is
 * `site/pages/<module>-page.tsx`.
 */
import type { IconName } from './icon-names.js';

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A part of the menus: `agripreneur` is the header's dropdown, `action` the highlighted button in the header. */
export type MenuPlace = 'header' | 'agripreneur' | 'action' | 'services' | 'legal';

/** Services also have a tile with their icon on the home page. */
type MenuEntry = { readonly label: Readonly<Record<Language, string>> } & (
  | { readonly place: Exclude<MenuPlace, 'services'> }
  | { readonly place: 'services'; readonly icon: IconName }
);

export interface PublicRoute {
  readonly id: string;
  /** The canonical path in English. The Hindi path has the prefix `/hi`. */
  readonly path: string;
  /** Other paths that show the same page. They have `path` as their canonical address. */
  readonly aliases?: readonly string[];
  /** Name of the component's file; default: the id. */
  readonly module?: string;
  /** Pages without a menu entry are linked only from texts. */
  readonly menu?: MenuEntry;
}

const ROUTES = [
  { id: 'home', path: '/' },
  {
    id: 'who-we-are',
    path: '/whoWeAre',
    module: 'content',
    menu: { place: 'header', label: { en: 'Who We Are', hi: 'हम कौन हैं' } },
  },
  {
    id: 'solution',
    path: '/solution',
    menu: { place: 'header', label: { en: 'Solutions', hi: 'हमारी सेवाएँ' } },
  },
  {
    id: 'kisan-ki-baat',
    path: '/kisan-ki-baat',
    aliases: ['/blog'],
    module: 'blog',
    menu: { place: 'header', label: { en: 'Kisan Ki Baat', hi: 'किसान की बात' } },
  },
  {
    id: 'our-future',
    path: '/our-future',
    aliases: ['/research-and-development'],
    module: 'content',
    menu: { place: 'header', label: { en: 'Research & Development', hi: 'रिसर्च और डेवलपमेंट' } },
  },
  {
    id: 'career',
    path: '/career',
    module: 'content',
    menu: { place: 'header', label: { en: 'Careers', hi: 'नौकरी' } },
  },
  { id: 'ddo-application', path: '/career/ddo-application' },
  { id: 'bdo-application', path: '/career/bdo-application' },
  { id: 'contact-us', path: '/contact-us', menu: { place: 'action', label: { en: 'Contact Us', hi: 'संपर्क करें' } } },
  {
    id: 'kisan-canteen',
    path: '/kisan-canteen',
    menu: { place: 'agripreneur', label: { en: 'Kisan Canteen', hi: 'किसान कैंटीन' } },
  },
  {
    id: 'kisan-mandi',
    path: '/kisan-mandi',
    menu: { place: 'agripreneur', label: { en: 'Kisan Mandi', hi: 'किसान मंडी' } },
  },
  {
    id: 'kisan-sarthi',
    path: '/kisan-sarthi',
    menu: { place: 'agripreneur', label: { en: 'Kisan Sarthi', hi: 'किसान सारथी' } },
  },
  { id: 'track', path: '/track' },
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
  {
    id: 'grocery',
    path: '/services/grocery',
    aliases: ['/grocery'],
    module: 'content',
    menu: { place: 'services', icon: 'basket', label: { en: 'Grocery', hi: 'राशन' } },
  },
  {
    id: 'soil-testing',
    path: '/services/soil-testing',
    aliases: ['/soil_testing'],
    module: 'content',
    menu: { place: 'services', icon: 'test-tube', label: { en: 'Soil Testing', hi: 'मिट्टी की जाँच' } },
  },
  {
    id: 'agricultural-inputs',
    path: '/services/agricultural-inputs',
    aliases: ['/agri_input'],
    module: 'content',
    menu: { place: 'services', icon: 'plant', label: { en: 'Agricultural Inputs', hi: 'खाद, बीज, दवाई' } },
  },
  {
    id: 'agri-finance',
    path: '/services/agri-finance',
    aliases: ['/agri_finance'],
    module: 'content',
    menu: { place: 'services', icon: 'hand-coins', label: { en: 'Agri Finance', hi: 'खेती के लिए लोन' } },
  },
  {
    id: 'advisory',
    path: '/advisory',
    module: 'content',
    menu: { place: 'services', icon: 'chats-circle', label: { en: 'Advisory', hi: 'खेती की सलाह' } },
  },
  {
    id: 'equipment',
    path: '/services/equipment',
    aliases: ['/equipments'],
    module: 'content',
    menu: { place: 'services', icon: 'tractor', label: { en: 'Equipment', hi: 'मशीन और औज़ार' } },
  },
  {
    id: 'farm-intelligence',
    path: '/services/farm-intelligence',
    aliases: ['/farm_intelligence'],
    module: 'content',
    menu: { place: 'services', icon: 'chart-line-up', label: { en: 'Farm Intelligence', hi: 'स्मार्ट खेती' } },
  },
  {
    id: 'agri-trade',
    path: '/services/agri-trade',
    aliases: ['/agri_trade'],
    module: 'content',
    menu: { place: 'services', icon: 'handshake', label: { en: 'Agri Trade', hi: 'फ़सल की ख़रीद-बिक्री' } },
  },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    module: 'content',
    menu: { place: 'legal', label: { en: 'Privacy Policy', hi: 'प्राइवेसी पॉलिसी' } },
  },
  {
    id: 'terms-of-service',
    path: '/terms-of-service',
    module: 'content',
    menu: { place: 'legal', label: { en: 'Terms of Service', hi: 'सेवा की शर्तें' } },
  },
] as const satisfies readonly PublicRoute[];

export type PublicPath = (typeof ROUTES)[number]['path'];

export const PUBLIC_ROUTES: readonly PublicRoute[] = ROUTES;
