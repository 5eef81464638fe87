/** Cyrillic, Greek and other letters, and the Latin letters they look like, in the same order. */
const LOOK_ALIKES: readonly (readonly [letters: string, latin: string])[] = [
  ['АВЕКМНОРСТУХЅІЈԚԜҺ', 'ABEKMHOPCTYXSIJQWH'],
  ['авекмнорстухѕіјԛԝһԁӏѵ', 'abekmhopctyxsijqwhdlv'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβγεηικνορτυχω', 'abyenikvoptuxw'],
  ['ıɑɡ', 'iag'],
];
const LATIN_OF = new Map(
  LOOK_ALIKES.flatMap(([letters, latin]) => [...letters].map((letter, index) => [letter, latin[index] ?? ''] as const)),
);

/** Whether a word of the name mixes Latin letters with Cyrillic or Greek ones. */
export function mixesAlphabets(name: string): boolean {
  return name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
}

/** Whether two names look the same but use different letters. Case and spaces do not matter. */
export function looksLike(one: string, other: string): boolean {
  return plain(one) !== plain(other) && skeleton(one) === skeleton(other);
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function skeleton(name: string): string {
  const latin = [...name.normalize('NFKC')].map((letter) => LATIN_OF.get(letter) ?? letter).join('');
  const bare = latin.normalize('NFD').replace(/[\u0300-\u036F]/g, '');
  return plain(bare.replace(/[I1|]/g, 'l').replaceAll('0', 'O'));
}
