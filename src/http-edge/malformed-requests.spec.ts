import { describe, expect, it } from '@jest/globals';
import { readableUrl } from './malformed-requests.js';

describe('an address as it is routed', () => {
  it.each([
    ['stays as it is', '/about?x=1', '/about?x=1'],
    ['stays as it is with escapes that begin a character', '/%E0%A4%86', '/%E0%A4%86'],
    ['has a lone percent sign taken literally', '/100%', '/100%25'],
    ['has half a character taken literally', '/%E0%A4', '/%25E0%25A4'],
    ['keeps its query, whatever stands there', '/100%?q=%&r=?', '/100%25?q=%&r=?'],
    ['is not judged by its query', '/about?q=100%', '/about?q=100%'],
    ['loses the host of an absolute form', 'http://x:5001/api/leads?x=1', '/api/leads?x=1'],
    ['loses it without a path too', 'HTTPS://x?x=http://y/', '/?x=http://y/'],
    ['that is a star is a page of that name', '*', '/*'],
  ])('%s', (_, url, routed) => {
    expect(readableUrl(url)).toBe(routed);
  });
});
