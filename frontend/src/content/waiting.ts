import type { Language } from './routes';

/** Shown on a pressed button while its code loads. */
export const WAIT_TEXTS: Readonly<Record<Language, string>> = { en: 'One moment…', hi: 'एक पल…' };
