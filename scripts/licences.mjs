/**
 * All these licences were reviewed. They require a notice, which the packages contain. MPL also requires the source of
 * changed files.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // For the map of India, which is shown with its attribution.
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  // For web-push, which is used without changes.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

/** Packages whose licence is not in package.json. */
const READ_BY_HAND = { 'passport-strategy': 'MIT', pause: 'MIT' };

export function licenceOf(name, entry) {
  return entry.license ?? READ_BY_HAND[name];
}

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
