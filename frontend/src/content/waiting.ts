import type { Language } from './routes';

/** What a pressed control says while the code that answers it is still on its way. */
export const WAIT_TEXTS: Readonly<Record<Language, string>> = { en: 'One moment…', hi: 'एक पल…' };
