import { jest } from '@jest/globals';

/** Makes the window at least 1180 px wide until mocks are restored. Call it before rendering. */
export function onWideScreen(): void {
  const narrow = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...narrow(media), matches: media.includes('73.75rem') }));
}
