/**
 * Finds the texts of a page that use the heading font, because a style gives their element `var(--font-heading)`. It
 * checks only the last compound of each selector, so it can return too many texts, but never too few.
 */
import { parse as parseHtml } from 'parse5';
import { parse as parseCss } from 'postcss';

/** @returns {{ tag: string | undefined, classes: string[] }[]} one entry per selector that uses the heading font */
export function headingSelectors(css) {
  const found = [];
  parseCss(css).walkDecls(({ value, parent }) => {
    if (!value.includes('var(--font-heading)')) return;
    for (const selector of parent.selectors) {
      const last = selector.split(/[\s>+~]+/).at(-1);
      const compound = last.replace(/:[\w-]+(\([^)]*\))?|\[[^\]]*\]/g, '');
      const tag = /^[a-zA-Z][\w-]*/.exec(compound)?.[0];
      const classes = [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
      if (tag || classes.length > 0) found.push({ tag, classes });
    }
  });
  return found;
}

/** @returns {string[]} the texts of elements that match a selector, and of their descendants */
export function headingTexts(html, selectors) {
  const texts = [];
  const collect = (node, isWithin) => {
    if (isWithin && node.nodeName === '#text' && node.value.trim()) texts.push(node.value.trim());
    const isHeading = isWithin || isMatched(node, selectors);
    for (const child of (node.content ?? node).childNodes ?? []) collect(child, isHeading);
  };
  collect(parseHtml(html, { scriptingEnabled: false }), false);
  return texts;
}

function isMatched({ tagName, attrs = [] }, selectors) {
  const own = attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];
  return selectors.some(({ tag, classes }) => (!tag || tag === tagName) && classes.every((name) => own.includes(name)));
}
