import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DEFAULT_PICTURE } from '../../content/illustrations';
import { Illustration } from '../ui/illustration';
import { enhancePage } from './enhance-page';

beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});

function addresses(): string {
  const pictures = [...document.querySelectorAll('source, img')];
  return pictures.map((element) => element.getAttribute('srcset') ?? element.getAttribute('src')).join(' ');
}

describe('a picture that does not load', () => {
  it('is replaced by the default picture', () => {
    enhancePage();
    render(<Illustration className="picture" name="sarthi-round" alt="A round" upright />);
    fireEvent.error(screen.getByRole('img'));
    expect(addresses()).toContain(`/pictures/${DEFAULT_PICTURE}-phone-`);
    expect(addresses()).not.toContain('sarthi');
    expect(screen.getByRole('img', { name: 'A round' })).toBeTruthy();
  });

  it('is also replaced if it failed before the script ran', () => {
    const failed = { complete: true, naturalWidth: 0, currentSrc: 'http://localhost/pictures/mandi.avif' };
    const original = Object.getOwnPropertyDescriptors(HTMLImageElement.prototype);
    for (const [key, value] of Object.entries(failed))
      Object.defineProperty(HTMLImageElement.prototype, key, { configurable: true, get: () => value });
    try {
      render(<Illustration className="picture" name="mandi" alt="" />);
      enhancePage();
    } finally {
      for (const key of ['complete', 'naturalWidth', 'currentSrc'] as const)
        Object.defineProperty(HTMLImageElement.prototype, key, original[key] as PropertyDescriptor);
    }
    expect(addresses()).not.toContain('mandi');
  });
});
