/** Paths of the screens behind sign-in, below `/admin`. The build writes a page for each, so that reloading works. */
export const SCREEN_PATHS = [
  '/dashboard',
  '/reports',
  '/team',
  '/assignment',
  '/templates',
  '/activity',
  '/bin',
  '/users',
  '/settings',
] as const;

export type ScreenPath = (typeof SCREEN_PATHS)[number];
