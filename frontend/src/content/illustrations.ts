/** Each is `frontend/pictures/<name>.svg`, 16:9, with a `<view id="phone">` that crops it for phones. */
export const ILLUSTRATIONS = [
  'canteen-shop',
  'festival',
  'mandi',
  'morning-field',
  'sapling',
  'sarthi',
  'soil-test',
  'tractor-drone',
  'weekly-deal',
  'wishlist',
] as const;

/** Shown where another illustration did not load. */
export const DEFAULT_PICTURE = 'default';

export type IllustrationName = (typeof ILLUSTRATIONS)[number];
