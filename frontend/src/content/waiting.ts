import type { Language } from './routes';

/** Shown on a pressed button while its code loads. */
export const WAITING: Readonly<Record<Language, string>> = { en: 'One moment…', hi: 'एक पल…' };
