interface SpamReasonDefinition {
  /** Shown to staff after "Possible spam:". */
  readonly label: string;
  /** Added to the spam score of a submission (src/modules/intake/domain/spam-score.ts). */
  readonly points: 1 | 2 | 3;
}

/**
 * Signs of a submission by a bot. 3 points: no person is known to do it. 2 points: few people do it. 1 point: a browser
 * or a person can easily do it.
 */
export const SPAM_REASONS = {
  hidden_field: { points: 3, label: 'a hidden field was filled in' },
  // Browsers filled in this field for people whose profile has a company. Devices can still hold old pages with it.
  old_hidden_field: { points: 1, label: 'the hidden fax field was filled in, possibly by the browser' },
  instant: { points: 3, label: 'sent less than half a second after the form appeared' },
  too_fast: { points: 2, label: 'sent faster than people fill in this form' },
  link_as_name: { points: 3, label: 'a link in a field for a name or place' },
  links: { points: 3, label: 'several unexpected links' },
  link: { points: 1, label: 'an unexpected link' },
  markup: { points: 3, label: 'HTML or forum code in the text' },
  advertising: { points: 3, label: 'typical advertising words' },
  same_text: { points: 2, label: 'the name is repeated in other fields' },
  gibberish: { points: 2, label: 'random letters instead of words' },
} as const satisfies Readonly<Record<string, SpamReasonDefinition>>;

export type SpamReason = keyof typeof SPAM_REASONS;

export const SPAM_REASON_CODES = Object.keys(SPAM_REASONS) as SpamReason[];
