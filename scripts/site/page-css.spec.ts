import { describe, expect, it } from '@jest/globals';
import { classesIn, cssFor } from './page-css.mjs';

const onPage = classesIn('<body class="page"><p class="card card--wide">…</p><i class="icon"></i></body>');

describe('cssFor', () => {
  it.each([
    ['elements', 'a{color:red}'],
    ['its classes', '.card{color:red}'],
    ['modifiers that scripts add', '.card--open .icon{color:red}'],
    [':is(), :has() and :not() with other classes', '.card:has(> .dialog) :is(.icon, .toast:not(.a)){color:red}'],
    ['nested brackets', '.card:has(> :is(:nth-child(-n + 2), :nth-child(4)):last-child){color:red}'],
    ['a media query', '@media (width<40rem){.card{color:red}}'],
    ['an animation that is used', '.card{animation:card-in 1s}@keyframes card-in{0%{opacity:0}to{opacity:1}}'],
    ['a font', '@font-face{font-family:"Baloo 2"}'],
  ])('keeps the rules of %s', (_, css) => {
    expect(cssFor(css, onPage)).toBe(css);
  });

  it('leaves out custom properties that no rule reads', () => {
    const css =
      ':root{--ink:#111;--paper:#fff;--paper-25:#fff4}::backdrop{--veil:#000}.card{--card-ink:red;color:var(--ink,var(--paper-25))}';
    expect(cssFor(css, onPage)).toBe(':root{--ink:#111;--paper-25:#fff4}.card{color:var(--ink,var(--paper-25))}');
  });

  it('leaves out rules for classes that the page does not have, and keeps the order', () => {
    const css =
      '.card{color:red}.toast,.icon{color:blue}.card .toast{color:red}@media print{.toast{color:red}}a{color:red}.toast{animation:toast-in 1s}@keyframes toast-in{to{opacity:1}}';
    expect(cssFor(css, onPage)).toBe('.card{color:red}.icon{color:blue}a{color:red}');
  });
});
