import { foldIndicDigits } from '../../../shared/domain/phone.js';
import { isPhonePart, phoneRuns } from './phone-words.js';

/** What a value of a lead says of the person. A place, of itself, is that of many. */
type Identity = 'name' | 'mail' | 'phone' | 'place';

/** The values of a lead that identify the person, by their dotted paths; what people write freely is none. */
export const IDENTIFYING_VALUES: Readonly<Record<string, Identity>> = {
  'personalInfo.fullName': 'name',
  'personalInfo.email': 'mail',
  'personalInfo.phone': 'phone',
  'personalInfo.city': 'place',
  'personalInfo.state': 'place',
  'personalInfo.address': 'place',
  'personalInfo.pincode': 'place',
  'details.contactPerson': 'name',
  'details.organizationName': 'place',
  'details.currentBusinessName': 'place',
  'details.registeredBusinessAddress': 'place',
  'details.fieldAddress': 'place',
  'details.location': 'place',
  'details.preferredDistrict': 'place',
  'details.zipCode': 'place',
};

/** A text in the forms in which the search compares texts: as written, and by sound. */
export interface SearchableText {
  readonly text: string;
  readonly sounds: string;
}

/** Shorter parts of a name or mail stand in those of many. */
const MIN_BEGINNING = 4;
const MIN_MAIL_PART = 5;
const MIN_NAME_WORD = 2;
const MIN_SOUNDS = 3;
const MIN_DIGITS = 5;
/** So many words of an address, and nothing else, mean one. */
const MIN_ADDRESS_WORDS = 3;
/** What tells one phone number from another, whatever is dialled before it. */
const NATIONAL_DIGITS = 10;
const MIN_PHONE_DIGITS = 7;

/**
 * Tells the searches for one person from others. A search is for them when it holds their whole mail, number or name, or when
 * all its words stand in what identifies them, in any order, and one of them does not stand for many people.
 */
export class PersonSearches {
  private readonly names: readonly (readonly string[])[];
  private readonly nameWords: ReadonlySet<string>;
  private readonly nameBeginnings: readonly string[];
  /** The names by sound. */
  private readonly soundedNames: readonly (readonly string[])[];
  private readonly nameSounds: ReadonlySet<string>;
  private readonly mails: readonly string[];
  private readonly phones: readonly string[];
  private readonly texts: readonly string[];

  /** Everything the person's leads say of them, or once said. */
  constructor(values: readonly (SearchableText & { readonly path: string })[]) {
    const of = (identity: Identity) => values.filter(({ path }) => IDENTIFYING_VALUES[path] === identity);
    this.names = of('name').map(({ text }) => partsOf(text));
    this.nameWords = new Set(this.names.flat().filter((word) => word.length >= MIN_NAME_WORD));
    this.nameBeginnings = [...this.nameWords].filter((word) => word.length > MIN_BEGINNING);
    this.soundedNames = of('name').map(({ sounds }) => partsOf(sounds));
    this.nameSounds = new Set(this.soundedNames.flat().filter((sound) => sound.length >= MIN_SOUNDS));
    this.mails = of('mail').map(({ text }) => text);
    this.phones = of('phone').flatMap(({ text }) => {
      const digits = digitsOf(text);
      return digits.length >= MIN_PHONE_DIGITS ? [digits] : [];
    });
    this.texts = [...new Set(values.map(({ text }) => text))];
  }

  include(search: SearchableText): boolean {
    const words = wordsOf(search.text);
    const sounds = wordsOf(search.sounds);
    const isNamed = words.map((word, at) => this.isName(word, sounds[at] ?? '') || this.isMailPart(word));
    if (this.mails.some((mail) => words.includes(mail))) return true;
    if (isNamed.includes(true) && this.hasWholeName(words, sounds)) return true;

    let at = 0;
    let standAll = words.length > 0;
    let namesOne = false;
    for (const run of phoneRuns(words)) {
      const digits = isPhonePart(run[0] ?? '') ? digitsOf(run.join('')) : '';
      if (digits !== '' && [digits, ...run.map(digitsOf)].some((number) => this.isWholePhone(number))) return true;
      const isPhone = digits.length >= MIN_DIGITS && this.phones.some((phone) => phone.includes(digits));
      namesOne ||= isPhone || run.some((_, part) => isNamed[at + part] === true);
      standAll &&= isPhone || run.every((word, part) => isNamed[at + part] === true || this.stands(word));
      at += run.length;
    }
    return standAll && (namesOne || words.length >= MIN_ADDRESS_WORDS);
  }

  private hasWholeName(words: readonly string[], sounds: readonly string[]): boolean {
    const isWhole = (searched: ReadonlySet<string>) => (name: readonly string[]) =>
      name.length > 1 && name.every((part) => searched.has(part));
    return (
      this.names.some(isWhole(new Set(words.flatMap(partsOf)))) ||
      this.soundedNames.some(isWhole(new Set(sounds.flatMap(partsOf))))
    );
  }

  private isName(word: string, sound: string): boolean {
    if (this.nameWords.has(word) || this.nameSounds.has(sound)) return true;
    if (word.length >= MIN_BEGINNING && this.nameBeginnings.some((name) => name.startsWith(word))) return true;
    const parts = /[-._'’/]/.test(word) ? partsOf(word) : [];
    return parts.length > 0 && parts.every((part) => this.nameWords.has(part));
  }

  /** The domain of a mail is that of many. */
  private isMailPart(word: string): boolean {
    if (word.length < MIN_BEGINNING) return false;
    return this.mails.some((mail) => {
      const own = mail.slice(0, mail.lastIndexOf('@'));
      const isAcross = word.includes('@') && !word.startsWith('@') && mail.includes(word);
      return isAcross || own.startsWith(word) || (word.length >= MIN_MAIL_PART && partsOf(own).includes(word));
    });
  }

  private isWholePhone(digits: string): boolean {
    return this.phones.some((phone) => digits.endsWith(phone.slice(-NATIONAL_DIGITS)));
  }

  private stands(word: string): boolean {
    const digits = isPhonePart(word) ? digitsOf(word) : '';
    return (
      this.texts.some((text) => text.includes(word)) ||
      (digits !== '' && this.phones.some((phone) => phone.includes(digits)))
    );
  }
}

/** What blanks and commas part, without the signs around it. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}@+(](?:[^\s,;]*[\p{L}\p{M}\p{N})])?/gu) ?? [];
}

/** The words, those within a word too that is joined by dots or dashes. */
function partsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part !== '');
}

function digitsOf(text: string): string {
  return foldIndicDigits(text).replace(/\D/g, '');
}
