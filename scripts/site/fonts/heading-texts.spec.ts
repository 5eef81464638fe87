import { describe, expect, it } from '@jest/globals';
import { headingSelectors, headingTexts } from './heading-texts.mjs';

const css = `
  body{font-family:var(--font-body)}
  h1,h2{font-family:var(--font-heading)}
  @media (min-width:10rem){.section--facts .price__figure:first-child{font:700 2rem/1 var(--font-heading)}}
`;

describe('headingSelectors', () => {
  it('returns the last part of every selector that uses the heading font, also in media queries', () => {
    expect(headingSelectors(css)).toEqual([
      { tag: 'h1', classes: [] },
      { tag: 'h2', classes: [] },
      { tag: undefined, classes: ['price__figure'] },
    ]);
  });
});

describe('headingTexts', () => {
  const textsIn = (html: string) => headingTexts(html, headingSelectors(css));

  it('finds only the words of headings and of elements inside them', () => {
    expect(textsIn('<main><h1>Soil <em>testing</em></h1><p>About it</p><h3>No</h3></main>')).toEqual([
      'Soil',
      'testing',
    ]);
  });

  it('handles void elements, comments and attributes with angle brackets', () => {
    expect(textsIn('<h2 title="a > b">15<!-- --> min<br>utes</h2><img alt="x"><p>text</p>')).toEqual([
      '15',
      'min',
      'utes',
    ]);
  });

  it('matches by class and reads entities', () => {
    expect(textsIn('<p class="big price__figure">R&amp;D</p><p class="price__label">Rs</p>')).toEqual(['R&D']);
  });
});
