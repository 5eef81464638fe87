/** Paths below `/admin` for users who are not signed in. The build writes a page for each, as for screens. */
export const SIGN_IN_PATHS = ['/login', '/forgot-password', '/reset-password'] as const;

/** Paths below `/admin` that require sign-in. The build writes a page for each, so that it can be reloaded. */
export const SCREEN_PATHS = [
  '/dashboard',
  '/reports',
  '/team',
  '/assignment',
  '/templates',
  '/activity',
  '/bin',
  '/integrations',
  '/users',
  '/settings',
] as const;

export type ScreenPath = (typeof SCREEN_PATHS)[number];
