import { describe, expect, it } from '@jest/globals';
import { breakpointsOf, cssFaults, sharedBlocks } from './check-css.mjs';

const PATH = 'frontend/src/admin/ui/stat-cards.css';
const faults = (css: string, path = PATH) => cssFaults(path, css, ['40rem', '48rem']);

describe('breakpointsOf', () => {
  it('reads the widths from the comment in tokens.css', () => {
    const tokens = '/*\n * Breakpoints: 40rem (phone), 77.5rem (wide).\n * Spacing: 1rem.\n */';
    expect(breakpointsOf(tokens)).toEqual(['40rem', '77.5rem']);
  });
});

describe('cssFaults', () => {
  it.each([
    '.stat-cards, .stat-cards__card--new > dt { color: var(--green) }',
    '@media (hover: hover) { .stat-cards:hover { color: var(--green) } }',
    '.stat-cards:is(:hover, :focus-within) { color: var(--green) }',
    '@media (width < 40rem) { .stat-cards__card { padding: 0 } }',
    '@media (width >= 48rem) and (hover: none) { .stat-cards { gap: 1rem } }',
    ':root:has(.stat-cards[open]) { overflow: hidden }',
    '@keyframes stat-cards-in { from { opacity: 0 } }',
    '/* .other { color: #fff } */',
  ])('accepts %s', (css) => {
    expect(faults(css)).toEqual([]);
  });

  it('reports the place of a class of another block', () => {
    expect(faults('.stat-cards {\n  gap: 0;\n}\n.stat-cards .button {\n  gap: 0;\n}')).toEqual([
      `${PATH}:4: .button is not part of the block .stat-cards`,
    ]);
  });

  it('treats a longer name with the same beginning as another block', () => {
    expect(faults('.stat-cards-wide { gap: 0 }')).toHaveLength(1);
  });

  it('lets a file style only the blocks that it lists', () => {
    const first = '/* Blocks: stat-badge, stat-list. */\n';
    expect(faults(`${first}.stat-badge, .stat-list__item--new { gap: 0 }\n@keyframes stat-list-in {}`)).toEqual([]);
    expect(faults(`${first}.stat-cards { gap: 0 }`)).toHaveLength(1);
  });

  it('finds classes of other blocks inside media queries and inside :is() and :has()', () => {
    expect(faults('@media (width < 40rem) { .stat-cards:has(.icon), .card { gap: 0 } }')).toHaveLength(2);
  });

  it('allows styles of elements in base files only', () => {
    expect(faults('h2, .stat-cards { margin: 0 }')).toEqual([`${PATH}:1: h2 styles elements outside .stat-cards`]);
    expect(faults('h2 { margin: 0 }', 'frontend/src/shared/ui/base.css')).toEqual([]);
    expect(faults('.card { margin: 0 }', 'frontend/src/admin/app/admin-base.css')).toHaveLength(1);
  });

  it.each(['#fff', 'rgb(0 0 0 / 20%)', 'white'])('allows the colour %s in the tokens only', (colour) => {
    expect(faults(`.stat-cards { background: ${colour} }`)).toHaveLength(1);
    expect(faults(`:root { --paper: ${colour} }`, 'frontend/src/shared/ui/tokens.css')).toEqual([]);
  });

  it('requires @media (hover: hover) for :hover in the office', () => {
    expect(faults('.stat-cards:hover { gap: 0 }')).toHaveLength(1);
    expect(faults('.footer a:hover { gap: 0 }', 'frontend/src/site/layout/footer.css')).toEqual([]);
  });

  it.each(['(width < 50rem)', '(max-width: 40rem)', '(40rem <= width)'])('refuses the media query %s', (query) => {
    expect(faults(`@media ${query} { .stat-cards { gap: 0 } }`)).toHaveLength(1);
  });
});

describe('sharedBlocks', () => {
  it('finds two files of one product that style the same block', () => {
    const sheets: [string, string][] = [
      ['frontend/src/shared/ui/field.css', ''],
      ['frontend/src/site/ui/button.css', ''],
    ];
    expect(sharedBlocks([...sheets, ['frontend/src/admin/ui/button.css', '']])).toEqual([]);
    expect(sharedBlocks([...sheets, ['frontend/src/admin/ui/field.css', '']])).toHaveLength(1);
    expect(sharedBlocks([...sheets, ['frontend/src/admin/ui/inputs.css', '/* Blocks: hint, field. */']])).toHaveLength(
      1,
    );
  });
});
