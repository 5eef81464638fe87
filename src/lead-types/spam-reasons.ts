/** Plain data only: the frontend imports this folder too, so nothing here may import anything outside it. */

interface SpamReasonDefinition {
  /** What staff read, after "Possible spam:". */
  readonly label: string;
  /** What it adds to a form's score; src/modules/intake/domain/spam-score.ts says what a score means. */
  readonly points: 1 | 2 | 3;
}

/**
 * Signs of a bot's form: the stored code, what staff read, and its points. 3: no person is known to do it. 2: few people do. 1: a
 * browser or a person may well do it.
 */
export const SPAM_REASONS = {
  hidden_field: { points: 3, label: 'a field that people cannot see was filled in' },
  // Browsers filled in this one from a profile with a company, and devices still hold pages that have it.
  old_hidden_field: { points: 1, label: 'the hidden fax field was filled in, which a browser may have done' },
  instant: { points: 3, label: 'sent less than half a second after the form appeared' },
  too_fast: { points: 2, label: 'sent faster than people fill in this form' },
  link_as_name: { points: 3, label: 'a link where a name or a place belongs' },
  links: { points: 3, label: 'several links where people write about themselves' },
  link: { points: 1, label: 'a link where people write about themselves' },
  markup: { points: 3, label: 'HTML or forum code in the text' },
  advertising: { points: 3, label: 'words of mass advertising' },
  same_text: { points: 2, label: 'the name is repeated in other fields' },
  gibberish: { points: 2, label: 'letters that make no words' },
} as const satisfies Readonly<Record<string, SpamReasonDefinition>>;

export type SpamReason = keyof typeof SPAM_REASONS;

export const SPAM_REASON_CODES = Object.keys(SPAM_REASONS) as SpamReason[];
