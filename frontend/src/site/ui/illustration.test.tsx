import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DEFAULT_PICTURE, ILLUSTRATIONS } from '../../content/illustrations';
import { Illustration } from './illustration';
import sizes from './picture-sizes.json' with { type: 'json' };

const FOLDER = 'frontend/pictures';

describe('Illustration', () => {
  it('reserves its space and loads when it comes near the screen', () => {
    render(<Illustration className="picture" name="mandi" alt="A mandi" />);
    const image = screen.getByRole('img', { name: 'A mandi' });
    expect(image.getAttribute('width')).toBe('1280');
    expect(image.getAttribute('height')).toBe('720');
    expect(image.getAttribute('loading')).toBe('lazy');
    const [width] = sizes.wide.webp;
    expect(image.getAttribute('src')).toMatch(new RegExp(`^/pictures/mandi-wide-\\w+-${width}\\.webp$`));
  });

  it('loads immediately as the first picture of a page', () => {
    render(<Illustration className="picture" name="mandi" alt="A mandi" priority />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  it('has an upright frame for phones in a hero', () => {
    render(<Illustration className="picture" name="mandi" alt="" upright />);
    const [first] = document.querySelectorAll('source');
    expect(first?.getAttribute('media')).toBe('(max-width: 639px)');
    expect(first?.getAttribute('srcset')).toMatch(/^\/pictures\/mandi-phone-\w+-720\.avif 720w$/);
    expect(first?.getAttribute('height')).toBe('800');
    expect(document.querySelector('.illustration--upright')).toBeTruthy();
  });

  it('shows the whole drawing on phones outside a hero', () => {
    render(<Illustration className="picture" name="mandi" alt="" />);
    expect(document.querySelector('source[media]')).toBeNull();
    expect(document.querySelector('.illustration--upright')).toBeNull();
  });
});

describe('the drawn illustrations', () => {
  it('match the files in the folder', () => {
    const drawn = readdirSync(FOLDER).map((file) => file.replace('.svg', ''));
    expect(drawn.sort()).toEqual([...ILLUSTRATIONS, DEFAULT_PICTURE].sort());
  });

  it.each([...ILLUSTRATIONS, DEFAULT_PICTURE])('%s has a frame for phones within its edges', (name) => {
    const drawing = readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
    expect(drawing).toMatch(`viewBox="0 0 ${sizes.wide.width} ${sizes.wide.height}"`);
    const view = /<view id="phone" viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(drawing)?.slice(1).map(Number);
    const [x, y, width, height] = view as [number, number, number, number];
    expect(x + width).toBeLessThanOrEqual(sizes.wide.width);
    expect(y + height).toBeLessThanOrEqual(sizes.wide.height);
    expect(width).toBeLessThan(height);
    expect(width / height).toBeCloseTo(sizes.phone.width / sizes.phone.height, 2);
  });

  it.each([...ILLUSTRATIONS, DEFAULT_PICTURE])('%s looks the same everywhere: no fonts, styles or scripts', (name) => {
    expect(readFileSync(`${FOLDER}/${name}.svg`, 'utf8')).not.toMatch(/<(text|style|script|image|foreignObject)|url\(/);
  });
});
