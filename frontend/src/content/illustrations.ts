/** Files `frontend/pictures/<name>.svg`, 16:9. Their `<view id="phone">` is the upright frame for heroes on phones. */
export const ILLUSTRATIONS = [
  'agreement',
  'canteen-shop',
  'chaupal',
  'delivery-team',
  'district-map',
  'doorstep',
  'festival',
  'grain-store',
  'grocery-counter',
  'hand-pump',
  'help-desk',
  'leaf-advice',
  'loading-truck',
  'loan-desk',
  'locked-papers',
  'mandi',
  'morning-field',
  'new-shop',
  'newspaper',
  'notice-board',
  'sapling',
  'sarthi',
  'sarthi-round',
  'seed-and-feed',
  'soil-lab',
  'soil-test',
  'tractor-drone',
  'trial-plots',
  'village-lesson',
  'village-services',
  'village-square',
  'village-video',
  'weather-mast',
  'weekly-deal',
  'wishlist',
] as const;

/** Replaces an illustration that failed to load. */
export const DEFAULT_PICTURE = 'default';

export type IllustrationName = (typeof ILLUSTRATIONS)[number];
