/** The family of drawn scenes in `frontend/pictures`. `wide` is 16:9; `tall` is the crop for phones. */
export const SCENES = {
  'morning-field': { tall: true },
  'canteen-shop': { tall: true },
  mandi: { tall: true },
  'tractor-drone': { tall: true },
  sarthi: { tall: false },
  'soil-test': { tall: false },
  festival: { tall: false },
  sapling: { tall: false },
  'weekly-deal': { tall: false },
  wishlist: { tall: false },
} as const satisfies Readonly<Record<string, { readonly tall: boolean }>>;

export type SceneName = keyof typeof SCENES;
