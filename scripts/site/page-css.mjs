/** Takes from the site's style sheet what pages show at first. The whole of it comes with the scripts that draw more. */

/** Looks of an element that scripts change: with the element come all of them. */
const MODIFIER = /--[\w-]+$/;
const BRACKETS = /\([^()]*\)/;
const PRINT = '@media print';

/** @returns {Set<string>} every class in the given HTML */
export function classesIn(html) {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
}

/**
 * The rules of a minified style sheet that may apply to elements of these classes, in their order. It looks at classes only,
 * so it may keep too much, never too little. Custom properties that none of these rules reads are left out.
 */
export function cssFor(css, classes) {
  const kept = rulesFor(css, classes);
  const animated = kept.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name) =>
    kept.replace(keyframes, '').includes(name) ? keyframes : '',
  );
  return animated
    .replace(/(--[\w-]+):[^;{}]*;?(?=[^{}]*\})/g, (property, name) => (isRead(animated, name) ? property : ''))
    .replace(/[^{}]+\{\}/g, '');
}

function isRead(css, property) {
  return new RegExp(`var\\(${property}[),]`).test(css);
}

/** @returns {string} the rules for paper, for a file of their own: no page needs them to be read on a screen */
export function printRules(css) {
  return rulesOf(css)
    .filter(({ prelude }) => prelude === PRINT)
    .map(({ body }) => body)
    .join('');
}

function rulesFor(css, classes) {
  return rulesOf(css)
    .filter(({ prelude }) => prelude !== PRINT)
    .map(({ prelude, body }) => {
      if (/^@(media|supports|container)\b/.test(prelude)) {
        const inner = rulesFor(body, classes);
        return inner && `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = selectorsOf(prelude).filter((selector) => mayMatch(selector, classes));
      return selectors.length > 0 ? `${selectors.join()}{${body}}` : '';
    })
    .join('');
}

function mayMatch(selector, classes) {
  let compound = selector;
  // What stands in the brackets of :is(), :has() or :not() need not all be there.
  while (BRACKETS.test(compound)) compound = compound.replace(BRACKETS, '');
  const wanted = [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
  return wanted.every((name) => classes.has(name) || classes.has(name.replace(MODIFIER, '')));
}

function rulesOf(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let place = 0; place < css.length; place++) {
    if (css[place] === '{' && depth++ === 0) open = place;
    if (css[place] !== '}' || --depth > 0) continue;
    rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, place) });
    start = place + 1;
  }
  return rules;
}

/** A selector list in its parts; commas inside brackets belong to a part. */
function selectorsOf(prelude) {
  const selectors = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < prelude.length; place++) {
    if (prelude[place] === '(') depth++;
    if (prelude[place] === ')') depth--;
    if (prelude[place] !== ',' || depth > 0) continue;
    selectors.push(prelude.slice(start, place));
    start = place + 1;
  }
  return [...selectors, prelude.slice(start)];
}
