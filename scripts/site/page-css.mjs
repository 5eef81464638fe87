/** Takes from the site's style sheet the rules for what a page shows at first. The whole sheet comes with the scripts that draw more. */
import { parse } from 'postcss';

/** Scripts change modifiers, so an element keeps the rules of all of its own. */
const MODIFIER = /--[\w-]+$/;
const BRACKETS = /\([^()]*\)/;

/** @returns {Set<string>} every class in the given HTML */
export function classesIn(html) {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
}

/**
 * The rules of a style sheet that may apply to elements of these classes, in their order. It looks at classes only, so it may keep
 * too much, never too little. Leaves out print rules, and the animations and custom properties that no kept rule uses.
 */
export function cssFor(css, classes) {
  const sheet = parse(css);
  sheet.walkComments(remove);
  for (const rule of printRulesOf(sheet)) remove(rule);
  sheet.walkRules((rule) => {
    if (rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) => mayMatch(selector, classes));
    if (selectors.length === 0) remove(rule);
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  sheet.walkAtRules('keyframes', (rule) => {
    let isUsed = false;
    sheet.walkDecls(/^animation/, ({ value }) => {
      isUsed ||= value.split(/[\s,]+/).includes(rule.params);
    });
    if (!isUsed) remove(rule);
  });
  const kept = sheet.toString();
  sheet.walkDecls(/^--/, (declaration) => {
    if (!new RegExp(`var\\(${declaration.prop}[),]`).test(kept)) remove(declaration);
  });
  return sheet.toString();
}

/** @returns {string} the rules for print, which are in a file of their own */
export function printRules(css) {
  return printRulesOf(parse(css))
    .flatMap(({ nodes }) => nodes)
    .join('');
}

function printRulesOf(sheet) {
  return sheet.nodes.filter(({ name, params }) => name === 'media' && params === 'print');
}

/** Removes a node, and whatever around it is empty then. */
function remove(node) {
  const { parent } = node;
  node.remove();
  if (parent.nodes.length === 0 && parent.type !== 'root') remove(parent);
}

function mayMatch(selector, classes) {
  let compound = selector;
  // The classes inside :is(), :has() or :not() need not all be on the page.
  while (BRACKETS.test(compound)) compound = compound.replace(BRACKETS, '');
  const wanted = [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
  return wanted.every((name) => classes.has(name) || classes.has(name.replace(MODIFIER, '')));
}
