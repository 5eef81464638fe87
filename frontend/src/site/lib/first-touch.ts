import { safeSessionStorage } from './safe-storage';

const STORAGE_KEY = 'kc:first-touch';
const MAX_CAMPAIGN_LENGTH = 200;
const CAMPAIGN_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

export type FirstTouch = { readonly referrer?: string } & { readonly [K in (typeof CAMPAIGN_KEYS)[number]]?: string };

/** Returns the campaign and referrer of the session's first page. The first call in a session stores them. */
export function firstTouch(): FirstTouch {
  const known = safeSessionStorage.read(STORAGE_KEY) as FirstTouch | null;
  if (known) return known;
  const touch = touchOf(landingAddress(), document.referrer);
  safeSessionStorage.write(STORAGE_KEY, touch);
  return touch;
}

/** The address that this document was loaded from; `location` might have changed since then. */
function landingAddress(): string {
  return performance.getEntriesByType?.('navigation')[0]?.name ?? window.location.href;
}

/** Returns the campaign and referrer of one page view. */
export function touchOf(address: string, referrer: string): FirstTouch {
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]);
  const campaign = CAMPAIGN_KEYS.flatMap((key) => {
    const value = query.get(key)?.trim().slice(0, MAX_CAMPAIGN_LENGTH);
    return value ? [[key, value] as const] : [];
  });
  return { ...(referrer && { referrer }), ...Object.fromEntries(campaign) };
}
