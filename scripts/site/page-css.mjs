/** Selects the style rules that a page needs before scripts run. Scripts that render more elements load all rules. */
import { parse } from 'postcss';

/** Scripts can add a modifier to an element, so the rules for all modifiers of its classes are kept. */
const MODIFIER = /--[\w-]+$/;
const BRACKETS = /\([^()]*\)/;

export function classesIn(html) {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
}

/**
 * Returns the rules that can apply to elements with these classes, in order. It checks only classes, so it can keep too
 * much, but never too little. Omits print rules, and animations and custom properties that no kept rule uses.
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

export function printRules(css) {
  return printRulesOf(parse(css))
    .flatMap(({ nodes }) => nodes)
    .join('');
}

function printRulesOf(sheet) {
  return sheet.nodes.filter(({ name, params }) => name === 'media' && params === 'print');
}

function remove(node) {
  const { parent } = node;
  node.remove();
  if (parent.nodes.length === 0 && parent.type !== 'root') remove(parent);
}

function mayMatch(selector, classes) {
  let compound = selector;
  // Removes :is(), :has() and :not(), because a selector can match without the classes inside them.
  while (BRACKETS.test(compound)) compound = compound.replace(BRACKETS, '');
  const wanted = [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
  return wanted.every((name) => classes.has(name) || classes.has(name.replace(MODIFIER, '')));
}
