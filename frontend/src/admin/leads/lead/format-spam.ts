import { SPAM_REASONS } from '@lead-types/spam-reasons';
import type { Lead } from './lead';

/** Why a lead may be spam, as one sentence without its full stop; empty where nothing says so. */
export function formatSpamReasons({ spamReasons }: Pick<Lead, 'spamReasons'>): string {
  // While servers are replaced, one of the version before answers without them.
  const text = spamReasons?.map((code) => SPAM_REASONS[code]?.label ?? code).join('; ') ?? '';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a listed lead has the mark of possible spam, which a colleague can take off. */
export function isMarkedAsSpam(lead: Lead & { readonly mergedInto?: string | null }): boolean {
  return !lead.quarantined && !lead.mergedInto && !lead.erasedAt && formatSpamReasons(lead) !== '';
}
