/** Under which licences what we hand on may stand. */

/** Each was read: nothing here asks for more than its notice, which the packages carry, and MPL for changes of its own files. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // The map of India, named under the map.
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  // web-push, unchanged.
  'MPL-2.0',
  // The headings' font.
  'OFL-1.1',
  'Python-2.0',
]);

/** What these say of their licence is nowhere that npm reads. */
const READ_BY_HAND = { 'passport-strategy': 'MIT', pause: 'MIT' };

/** The licence of a package of package-lock.json, as an SPDX expression; undefined where it says none. */
export function licenceOf(name, entry) {
  return entry.license ?? READ_BY_HAND[name];
}

/** Whether an SPDX expression of names, AND, OR and brackets leaves us a way. */
export function isAllowed(expression) {
  const tokens = expression?.match(/[()]|[^\s()]+/g) ?? [];
  const either = () => {
    let result = both();
    while (tokens[0] === 'OR') {
      tokens.shift();
      result = both() || result;
    }
    return result;
  };
  const both = () => {
    let result = one();
    while (tokens[0] === 'AND') {
      tokens.shift();
      result = one() && result;
    }
    return result;
  };
  const one = () => {
    const token = tokens.shift();
    if (token !== '(') return ALLOWED.has(token);
    const result = either();
    return tokens.shift() === ')' && result;
  };
  const result = either();
  return result && tokens.length === 0;
}
