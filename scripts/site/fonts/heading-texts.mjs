/**
 * Finds the texts that a page sets in the heading font: those inside elements which the style sheet gives
 * `var(--font-heading)`. It looks only at the last compound of each selector, so it may find too much, never too little.
 */

const VOID = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
  'use',
  'path',
]);
const TOKEN = /<!--[\s\S]*?-->|<\/?([a-zA-Z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** @returns {{ tag: string | undefined, classes: string[] }[]} one entry for each selector that uses the heading font */
export function headingSelectors(css) {
  const found = [];
  for (const [, selectors] of css.matchAll(/([^{}]+)\{([^{}]*var\(--font-heading\)[^{}]*)\}/g)) {
    for (const selector of selectors.split(',')) {
      const last =
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      const compound = last.replace(/:[\w-]+(\([^)]*\))?|\[[^\]]*\]/g, '');
      const tag = /^[a-zA-Z][\w-]*/.exec(compound)?.[0];
      const classes = [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
      if (tag || classes.length > 0) found.push({ tag, classes });
    }
  }
  return found;
}

/** @returns {string[]} the texts in `html` of elements that one of the selectors matches, and of what is inside them */
export function headingTexts(html, selectors) {
  const texts = [];
  const stack = [];
  for (const [token, name, attributes, selfClosing, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) {
      if (stack.at(-1)?.heading && text.trim()) texts.push(decoded(text.trim()));
    } else if (token.startsWith('</')) {
      const opener = stack.findLastIndex((element) => element.name === name);
      if (opener >= 0) stack.length = opener;
    } else if (name && !selfClosing && !VOID.has(name)) {
      const heading =
        stack.at(-1)?.heading === true || selectors.some((selector) => matches(selector, name, attributes));
      stack.push({ name, heading });
    }
  }
  return texts;
}

function matches({ tag, classes }, name, attributes) {
  if (tag && tag !== name) return false;
  const own = /(?:^|\s)class="([^"]*)"/.exec(attributes)?.[1].split(/\s+/) ?? [];
  return classes.every((required) => own.includes(required));
}

function decoded(text) {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]);
}
