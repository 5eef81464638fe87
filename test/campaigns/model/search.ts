/** The search, written from the contract alone. */
import { partsOf } from './external-ids.js';
import type { ModelLead, World } from './world.js';

/** Whether every word is in the lead or in leads merged into it, or the whole text is a phone or reference. */
export function isFound(world: World, lead: ModelLead, search: string): boolean {
  const parts = withMerged(world, lead);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).map(withoutSigns);
  return (
    words.every((word) => parts.some((part) => hasWord(part, word))) ||
    parts.some((part) => hasNumber(part, search) || hasReference(part, words.join('')))
  );
}

function withMerged(world: World, lead: ModelLead): ModelLead[] {
  const merged = [...world.leads.values()].filter(({ mergedInto }) => mergedInto === lead.id);
  return [lead, ...merged.flatMap((part) => withMerged(world, part))];
}

function withoutSigns(word: string): string {
  return word.includes('@')
    ? word
    : word.replace(/^[-.,;:'"!?()]+(?=.*[\p{L}\p{N}])|(?<=[\p{L}\p{N}].*)[-.,;:'"!?()]+$/gu, '');
}

function withOneQuote(text: string): string {
  return text.replaceAll('"', "'");
}

function hasWord(lead: ModelLead, word: string): boolean {
  const { fullName, phone, reference, otherTexts, externalIds, notes } = lead;
  const texts = [
    fullName ?? '',
    ...(phone ? [phone, `+91${phone}`] : []),
    reference,
    `${reference.slice(0, 5)}-${reference.slice(5)}`,
    `#${reference}`,
    ...otherTexts,
    ...externalIds.map((one) => partsOf(one).id),
    ...notes.map(({ content }) => content),
  ];
  if (texts.some((text) => withOneQuote(text.toLowerCase()).includes(withOneQuote(word)))) return true;
  if (hasNumber(lead, word) || hasReference(lead, word)) return true;
  return (
    /^[a-z]+$/.test(word) &&
    soundOf(word).length >= 3 &&
    soundOf((fullName ?? '').toLowerCase()).includes(soundOf(word))
  );
}

/** Whether the text is part of the phone number, even with a prefix of 0, 00, 91 or 0091. */
function hasNumber({ phone }: ModelLead, text: string): boolean {
  if (phone === '' || !/^[\d+ -]+$/.test(text) || !/\d/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  const dialled = [
    digits,
    digits.replace(/^0091/, ''),
    digits.replace(/^00?/, ''),
    digits.replace(/^(00)?910(?=\d{10}$)/, ''),
  ];
  return dialled.some((number) => number.length >= 3 && `91${phone}`.includes(number));
}

/** Whether the text is a whole reference or half of one, with O read as 0, and I or L read as 1. */
function hasReference({ reference }: ModelLead, text: string): boolean {
  const read = text.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return [reference, reference.slice(0, 5), reference.slice(5)].includes(read);
}

function soundOf(text: string): string {
  const letters: Record<string, string> = { w: 'v', z: 'j', q: 'k', y: 'i', f: 'p' };
  return text
    .replace(/[wzqyf]/g, (letter) => letters[letter] ?? letter)
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('x', 'ks')
    .replace(/([bcdgjkpst])h+/g, '$1')
    .replace(/([a-z])\1+/g, '$1');
}
