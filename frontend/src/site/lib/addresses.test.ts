import { describe, expect, it } from '@jest/globals';
import { matchRoute, splitLanguage } from './addresses';

describe('matchRoute', () => {
  it.each([
    ['/', 'home'],
    ['/contact-us', 'contact-us'],
    ['/contact-us/', 'contact-us'],
    ['/blog', 'kisan-ki-baat'],
    ['/agripreneur-benefits', 'loan'],
  ])('%s leads to %s', (path, id) => {
    expect(matchRoute(path)?.id).toBe(id);
  });

  it('returns null for an unknown path', () => {
    expect(matchRoute('/contact-us/more')).toBeNull();
  });
});

describe('splitLanguage', () => {
  it.each([
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi/contact-us', 'hi', '/contact-us'],
    ['/contact-us', 'en', '/contact-us'],
    ['/hire', 'en', '/hire'],
  ])('%s is %s %s', (pathname, language, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, path });
  });
});
