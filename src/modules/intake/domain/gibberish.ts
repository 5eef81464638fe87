/**
 * Letter pairs that occur neither in the site's English texts nor in Indian names and sentences in Latin letters: first
 * letter -> second letters. A single pair proves nothing. In random text, one pair in four is in this list.
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

const KEYBOARD_RUN =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwert|rtyu|tyui|uiop|zxcv|xcvb|cvbn|vbnm|(?:asd|sdf|dfg|jkl|qwe|zxc){2}/;

/**
 * Six consonants in a row are rare even in words that are written without vowels ("krpya smprk kre"). `h` does not
 * count, because in Hindi words it only marks aspiration.
 */
const CONSONANT_RUN = /[bcdfgjklmnpqrstvwxz]{6,}/;

const PLACEHOLDER = /\blorem ipsum\b/i;

const MIN_RARE_PAIRS = 3;
const MIN_RARE_SHARE = 0.12;
/** At least this share of the words must look random, so that one typing mistake does not count. */
const MIN_ODD_SHARE = 0.25;

/** Whether a large part of the text's Latin letters forms no words in any language that visitors use. */
export function isGibberish(text: string): boolean {
  if (PLACEHOLDER.test(text)) return true;
  const words = text.split(/[\s,;:!?()"'./\\|_-]+/);
  const codes = words.filter(isRandomCode).length;
  // Short words in capitals can be company, vehicle or account numbers.
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
  // True for "aFkWqLtRz", but not for "totalAreaOfField".
  const capitals = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  const isMixed = capitals >= 3 && word.length < (capitals + 1) * 3.5;
  return isMixed || KEYBOARD_RUN.test(letters) || CONSONANT_RUN.test(letters.replaceAll('h', ''));
}

/** Whether small letters and digits alternate: true for "k3j9x2q1ab", false for "10bigha5katha". */
function isRandomCode(word: string): boolean {
  const turns = word.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0;
  return turns >= 3 && /^[a-z0-9]{8,40}$/.test(word) && /(?<![a-z])[a-z]{1,2}(?![a-z])/.test(word);
}
