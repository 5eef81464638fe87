/**
 * Finds the spam signs of a submission. `SPAM_REASONS` (src/lead-types/spam-reasons.ts) lists the signs and points.
 *
 * A lost lead costs more than a bot in the list. So a submission with only one sign is marked, but stays listed and
 * counted. It is hidden only if its score is higher than any single sign allows. A valid Indian phone number subtracts
 * points.
 *
 * Request headers are ignored: integrators' programs look like scripts, and bots copy a browser's headers. The site
 * leaves out `elapsedMs` if an earlier visit started the form or the browser filled it in.
 */
import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { PERSONAL_COLUMNS } from '../../../lead-types/personal-fields.js';
import { SPAM_REASON_CODES, SPAM_REASONS, type SpamReason } from '../../../lead-types/spam-reasons.js';
import type { ParsedPhone } from '../../../shared/domain/phone.js';
import type { LeadSubmission } from '../../leads/domain/lead.js';
import { isGibberish } from './gibberish.js';

/** More points than any single sign has. */
const QUARANTINE_POINTS = 4;
const VALID_PHONE_POINTS = 2;

/** Too short to press the button, even if one click filled in everything. */
const INSTANT_MS = 500;
/** Nobody reads and fills in a form faster than this. */
const MIN_FILL_MS = 2_000;
/** Minimum time for each field of the lead type. Browsers cannot fill in these fields, because no profile has them. */
const MIN_FIELD_MS = 250;

/** How many links are normal in a field. In all other fields, no links are normal. */
const EXPECTED_LINKS: Readonly<Record<string, number>> = {
  socialMediaHandles: 50,
  portfolioLinks: 50,
  sampleContent: 50,
  brandCollaborations: 20,
  platformExperience: 20,
  additionalInfo: 2,
  references: 2,
  // The partner's website, which the form asks for.
  proposalDetails: 1,
  organizationName: 1,
  contactPerson: 1,
  currentBusinessName: 1,
};

/** Links to maps and chats, which people use to say where their farm or shop is. */
const USEFUL_LINK =
  /^(?:https?:\/\/)?(?:www\.)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co|maps\.google\.|google\.[a-z.]+\/maps|wa\.me)/i;
const LINK = /(?:https?|ftp):\/\/|^[<("'[]*www\.[\w-]+\./i;
/** A link without `http`. Its ending must be in lower case, because people write "in my village.In Gaya". */
const BARE_LINK = /^[<("'[]*[\w-]+(?:\.[\w-]+){0,4}\.(?:com|net|org|biz|info|ru|cn|xyz)(?:[/?#].*|[>)"'\].,!?]*)$/;

const MARKUP =
  /<\/?(?:a|b|i|u|p|br|h[1-6]|div|span|font|img|script|iframe|style|svg|form|input|table|html|body|meta|link)\b[^<>]{0,500}>|\[\/?(?:url|link|img)\b[^\][]{0,500}\]/i;

/** Words of mass advertising, but not words that people use to ask for a franchise, loan or soil test. */
const ADVERTISING = new RegExp(
  [
    String.raw`\b(?:viagra|cialis|casinos?|porn\w*|backlinks?|bitcoins?|cryptocurrenc(?:y|ies)|ethereum|forex|unsubscribe)\b|सट्टा`,
    String.raw`\bcrypto (?:invest\w*|trading|signals?)\b|\bbinary options?\b|\bteen patti\b|\bsatta (?:matka|king)\b|\bpayday loans?\b`,
    String.raw`\bseo (?:services?|packages?|audit|optimi[sz]ation)\b|\bguest posts?\b|\bdomain authority\b|\bexplainer videos?\b`,
    String.raw`\b(?:first|top|1st) (?:page|rank(?:ing)?)s? (?:of|on|in) google\b|\brank (?:your|higher|#?1)\b`,
    String.raw`\byour (?:website|site)(?:'s)? (?:traffic|rank\w*|seo)\b|\b(?:web|website) (?:design|redesign) services?\b`,
    String.raw`\bbuy (?:\w+ ){0,2}(?:followers|likes|pills|meds)\b|\b(?:cheap|online) (?:meds|pills|pharmacy)\b|\breplica watch\w*\b`,
    String.raw`\bearn (?:up to )?(?:\$|₹|rs\.? ?|usd ?)\d[\d,]* (?:daily|weekly|per|a)\b|\bget [\d,]+ (?:\w+ )?(?:followers|likes)\b|\blimited(?:[ -]time)? offer\b`,
    String.raw`\bclick (?:here|this link|the link)\b|\b(?:adult|online) dating\b|\bhot (?:girls|singles)\b|\bnudes?\b|\bescort (?:girls?|services?)\b`,
  ].join('|'),
  'i',
);

/** Fields that can have equal answers for a good reason: Rampur can be the city, district and address of one farm. */
const SAME_THING: Readonly<Record<string, string>> = {
  organizationName: 'fullName',
  contactPerson: 'fullName',
  currentBusinessName: 'fullName',
  village: 'city',
  block: 'city',
  district: 'city',
  state: 'city',
  address: 'city',
  location: 'city',
  fieldAddress: 'city',
  preferredDistrict: 'city',
  registeredBusinessAddress: 'city',
};

export interface SpamVerdict {
  /** Signs of spam, which mark the lead. Usually empty. */
  readonly reasons: readonly SpamReason[];
  /** Whether the lead is hidden from every list and count except "Suspected spam". */
  readonly isQuarantined: boolean;
}

export function scoreSpam(submission: LeadSubmission, phone: ParsedPhone): SpamVerdict {
  const found = signsIn(submission);
  const reasons = SPAM_REASON_CODES.filter((code) => found.has(code));
  if (reasons.length === 0) return { reasons, isQuarantined: false };
  const points = reasons.reduce((sum, code) => sum + SPAM_REASONS[code].points, 0);
  return { reasons, isQuarantined: points - (isValidIndian(phone) ? VALID_PHONE_POINTS : 0) >= QUARANTINE_POINTS };
}

function isValidIndian({ e164, suspect }: ParsedPhone): boolean {
  return !suspect && e164 !== null && e164.startsWith('+91');
}

function signsIn(submission: LeadSubmission): ReadonlySet<SpamReason> {
  const { leaveEmpty, companyFax, elapsedMs, details } = submission;
  const signs = new Set<SpamReason>();
  if (leaveEmpty) signs.add('hidden_field');
  if (companyFax) signs.add('old_hidden_field');
  if (elapsedMs !== undefined) {
    if (elapsedMs < INSTANT_MS) signs.add('instant');
    else if (elapsedMs < Math.max(MIN_FILL_MS, Object.keys(details).length * MIN_FIELD_MS)) signs.add('too_fast');
  }
  const written = writtenIn(submission);
  if (written.some(({ isName, text }) => isName && linksIn(text) > 0)) signs.add('link_as_name');
  const unexpected = written.reduce((sum, { name, isName, text }) => {
    return isName ? sum : sum + Math.max(0, linksIn(text) - (EXPECTED_LINKS[name] ?? 0));
  }, 0);
  if (unexpected > 0) signs.add(unexpected > 1 ? 'links' : 'link');
  if (written.some(({ text }) => MARKUP.test(text))) signs.add('markup');
  if (written.some(({ text }) => ADVERTISING.test(text))) signs.add('advertising');
  if (repeatsName(written)) signs.add('same_text');
  if (written.some(({ text }) => isGibberish(text))) signs.add('gibberish');
  return signs;
}

interface Written {
  readonly name: string;
  readonly text: string;
  readonly isLong: boolean;
  /** Whether this is the name of a person or a place, in one line. */
  readonly isName: boolean;
}

function writtenIn({ type, personalInfo, details }: LeadSubmission): Written[] {
  const written: Written[] = [];
  const add = (name: string, kind: string, text: unknown, isName: boolean) => {
    if (typeof text !== 'string' || text === '' || (kind !== 'line' && kind !== 'text')) return;
    written.push({ name, text, isLong: kind === 'text', isName });
  };
  for (const { name, kind } of PERSONAL_COLUMNS) add(name, kind, personalInfo[name], kind === 'line');
  for (const [name, { kind }] of Object.entries(leadTypeDefinition(type).fields)) add(name, kind, details[name], false);
  return written;
}

function linksIn(text: string): number {
  if (!text.includes('.') && !text.includes('://')) return 0;
  return text.split(/\s+/).filter(isLink).length;
}

function isLink(word: string): boolean {
  if (USEFUL_LINK.test(word)) return false;
  return LINK.test(word) || (!word.includes('@') && BARE_LINK.test(word.slice(0, 300)));
}

/** Whether the full name is repeated as a long answer, or in two other fields. */
function repeatsName(written: readonly Written[]): boolean {
  const name = written.find((one) => one.name === 'fullName');
  if (!name) return false;
  const same = written.filter((one) => one !== name && plainly(one.text) === plainly(name.text));
  const others = new Set(same.map((one) => SAME_THING[one.name] ?? one.name));
  others.delete('fullName');
  return others.size > 1 || same.some((one) => one.isLong && !(one.name in SAME_THING));
}

function plainly(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}
