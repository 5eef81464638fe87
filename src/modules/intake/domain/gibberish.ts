/**
 * Pairs of letters that the site's English texts and Indian names and sentences in Latin letters do not have. Each letter stands
 * before the letters that do not follow it. One such pair proves nothing; of random letters every fourth pair is one.
 */
const RARE_PAIRS: Readonly<Record<string, string>> = {
  b: 'cfgkpqvwx',
  c: 'bdfgjpqwxz',
  d: 'cjkpqz',
  f: 'bdhjkmnpqvwx',
  g: 'bjkpqx',
  h: 'ckqvxz',
  j: 'cdflmqtvxz',
  k: 'bcdjpqvwxz',
  l: 'gjqx',
  m: 'cghkqvwx',
  n: 'z',
  p: 'bcjqwxz',
  q: 'cfgjkvwxyz',
  r: 'xz',
  s: 'bjxz',
  t: 'kqvxz',
  u: 'wx',
  v: 'cfhkqwxz',
  w: 'bcfgjmpqvxyz',
  x: 'bdghjklnoqsuvwxz',
  y: 'fghjkqrvxz',
  z: 'cfjkpqstwz',
};

/** Runs of neighbouring keys, typed only to fill the field. */
const KEYBOARD_RUN =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwert|rtyu|tyui|uiop|zxcv|xcvb|cvbn|vbnm|(?:asd|sdf|dfg|jkl|qwe|zxc){2}/;

/** "krpya smprk kre": people leave vowels out as well, but not of so many letters; `h` only breathes on the letter before it. */
const CONSONANT_RUN = /[bcdfgjklmnpqrstvwxz]{6,}/;

const PLACEHOLDER = /\blorem ipsum\b/i;

const MIN_RARE_PAIRS = 3;
const MIN_RARE_SHARE = 0.12;
/** What a person typed by mistake is one word among others. */
const MIN_ODD_SHARE = 0.25;

/** Whether the Latin letters of a text, or of a good part of it, make no words in any language that visitors write. */
export function isGibberish(text: string): boolean {
  if (PLACEHOLDER.test(text)) return true;
  const words = text.split(/[\s,;:!?()"'./\\|_-]+/);
  const codes = words.filter(isRandomCode).length;
  // Numbers of companies, vehicles and accounts have capitals.
  const plain = words.filter(
    (word) => /^[A-Za-z]{4,}$/.test(word) && !(word.length <= 6 && word === word.toUpperCase()),
  );
  const odd = plain.filter(isOdd).length + codes;
  if (odd > 0 && odd >= (plain.length + codes) * MIN_ODD_SHARE) return true;
  let pairs = 0;
  let rare = 0;
  for (const word of plain) {
    const letters = word.toLowerCase();
    for (let i = 1; i < letters.length; i += 1) {
      pairs += 1;
      if (RARE_PAIRS[letters.charAt(i - 1)]?.includes(letters.charAt(i))) rare += 1;
    }
  }
  return rare >= MIN_RARE_PAIRS && rare >= pairs * MIN_RARE_SHARE;
}

function isOdd(word: string): boolean {
  const letters = word.toLowerCase();
  // "aFkWqLtRz", not "totalAreaOfField".
  const capitals = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  const isMixed = capitals >= 3 && word.length < (capitals + 1) * 3.5;
  return isMixed || KEYBOARD_RUN.test(letters) || CONSONANT_RUN.test(letters.replaceAll('h', ''));
}

/** "k3j9x2q1ab": small letters and digits by turns; not "10bigha5katha". */
function isRandomCode(word: string): boolean {
  const turns = word.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0;
  return turns >= 3 && /^[a-z0-9]{8,40}$/.test(word) && /(?<![a-z])[a-z]{1,2}(?![a-z])/.test(word);
}
