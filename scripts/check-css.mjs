/**
 * `npm run css`: checks that the style sheets follow the rules in frontend/src/shared/ui/tokens.css:
 * - a file styles the block it is named after, or the blocks of its first line (`Blocks: stat-cards, stat-badge.`);
 * - a block is styled in only one file, and elements are styled only in base files;
 * - every colour is a token, and media queries use only the listed breakpoints;
 * - in the office, `:hover` needs `@media (hover: hover)`.
 *
 * Prints the place of each fault, and exits with 1 if there is one.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from './build.mjs';

const SOURCES = 'frontend/src';
const TOKENS = `${SOURCES}/shared/ui/tokens.css`;
const TOKEN_FILES = [TOKENS, `${SOURCES}/admin/ui/admin-tokens.css`];

const GLOBAL_CLASSES = ['visually-hidden'];
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|brown|pink)(?![\w-])/i;
const WIDTH = /\([^()]*\bwidth\b[^()]*\)/g;
const WIDTH_RANGE = /^\(width (?:<|>=) (\S+)\)$/;

/** @returns {string[]} the allowed widths of media queries, from the line `Breakpoints:` in tokens.css */
export function breakpointsOf(tokens) {
  const [, line = ''] = /Breakpoints:(.*)/.exec(tokens) ?? [];
  return line.match(/[\d.]+rem/g) ?? [];
}

/** @returns {string[]} the blocks that a style sheet styles: those in its first line, or the one named like the file */
export function blocksOf(path, css) {
  const [, line] = /^\/\* Blocks: ([\w, -]+)\. \*\//.exec(css) ?? [];
  return line?.split(', ') ?? [basename(path, '.css')];
}

export function cssFaults(path, css, breakpoints) {
  const block = basename(path, '.css');
  const isBase = block === 'base' || block.endsWith('-base');
  const blocks = blocksOf(path, css);
  const isOwn = (name) => blocks.includes(name.replace(/(__|--).*/, ''));
  const mayStyle = isBase ? (name) => GLOBAL_CLASSES.includes(name) : isOwn;
  const faults = [];

  for (const { kind, text, line, within } of partsOf(css)) {
    const report = (fault) => faults.push(`${path}:${line}: ${fault}`);
    if (kind === 'declaration') {
      const colour = TOKEN_FILES.includes(path) ? null : COLOUR.exec(text.replace(/(?:var|url)\([^)]*\)/g, ''));
      if (colour) report(`the colour ${colour[0].replace('(', '()')} belongs in tokens.css or admin-tokens.css`);
    } else if (text.startsWith('@media')) {
      for (const [condition] of text.matchAll(WIDTH)) {
        const [, width] = WIDTH_RANGE.exec(condition) ?? [];
        if (!width) report(`${condition} is to be written (width < ...) or (width >= ...)`);
        else if (!breakpoints.includes(width)) report(`${width} is none of the breakpoints ${breakpoints.join(', ')}`);
      }
    } else if (text.startsWith('@keyframes')) {
      const name = text.split(/\s+/)[1] ?? '';
      if (!blocks.some((own) => name.startsWith(own)))
        report(`the animation ${name} does not start with ${blocks.join(' or ')}`);
    } else if (!text.startsWith('@') && !within.some((prelude) => prelude.startsWith('@keyframes'))) {
      for (const selector of selectorsOf(text)) {
        const classes = classesOf(selector);
        const foreign = classes.filter((name) => !mayStyle(name));
        for (const name of foreign) report(`.${name} is not part of the block .${blocks.join(' or .')}`);
        const isNested = within.some((prelude) => !prelude.startsWith('@'));
        const isElement = classes.length === 0 && !isBase && !isNested && !TOKEN_FILES.includes(path);
        if (isElement) report(`${selector} styles elements outside .${blocks.join(' or .')}`);
        const isForMouse = within.includes('@media (hover: hover)') || !path.startsWith(`${SOURCES}/admin/`);
        // `:hover` next to `:focus` in a list, or inside `:not()`, can be meant for touch screens too.
        const isHovered = selector.replace(/:(?:is|not)\([^()]*\)/g, '').includes(':hover');
        if (isHovered && !isForMouse)
          report(`${selector} needs @media (hover: hover): on touch screens, :hover stays after a tap`);
      }
    }
  }
  return faults;
}

/**
 * @param {readonly (readonly [path: string, css: string])[]} sheets - The path and the text of each style sheet
 * @returns {string[]} a line for each file that styles a block of another file of the same product
 */
export function sharedBlocks(sheets) {
  return ['site', 'admin'].flatMap((product) => {
    const files = sheets.filter(([path]) => [product, 'shared'].includes(path.split('/')[2]));
    const first = new Map();
    return files.flatMap(([path, css]) =>
      blocksOf(path, css).flatMap((block) => {
        const other = first.get(block);
        first.set(block, other ?? path);
        return other ? [`${path}: styles the block .${block}, which ${other} also styles`] : [];
      }),
    );
  });
}

function* partsOf(css) {
  const source = css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
  const within = [];
  for (const { 0: part, index } of source.matchAll(/[^{};]*(?:[{};]|$)/g)) {
    const text = part
      .replace(/[{};]$/, '')
      .trim()
      .replace(/\s+/g, ' ');
    const line = source.slice(0, index + part.length - part.trimStart().length).split('\n').length;
    const kind = part.endsWith('{') ? 'rule' : 'declaration';
    if (text) yield { kind, text, line, within: [...within] };
    if (part.endsWith('{')) within.push(text);
    if (part.endsWith('}')) within.pop();
  }
}

function selectorsOf(prelude) {
  const plain = prelude.replace(/\[[^\]]*\]/g, '[]');
  let depth = 0;
  const parts = [''];
  for (const letter of plain) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function classesOf(selector) {
  return [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name);
}

async function check() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const read = (path) => readFile(join(root, path), 'utf8');
  const breakpoints = breakpointsOf(await read(TOKENS));
  const paths = (await filesIn(SOURCES)).filter((path) => path.endsWith('.css'));
  const sheets = await Promise.all(paths.map(async (path) => [path, await read(path)]));
  return [...sheets.flatMap(([path, css]) => cssFaults(path, css, breakpoints)), ...sharedBlocks(sheets)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await check();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}
