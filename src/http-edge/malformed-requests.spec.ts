import { describe, expect, it } from '@jest/globals';
import { readableUrl } from './malformed-requests.js';

describe('the address that is routed', () => {
  it.each([
    ['stays as it is', '/about?x=1', '/about?x=1'],
    ['keeps valid escapes', '/%E0%A4%86', '/%E0%A4%86'],
    ['treats a lone percent sign as a literal', '/100%', '/100%25'],
    ['treats half a character as literals', '/%E0%A4', '/%25E0%25A4'],
    ['keeps any query', '/100%?q=%&r=?', '/100%25?q=%&r=?'],
    ['can have a lone percent sign in its query', '/about?q=100%', '/about?q=100%'],
    ['loses the host of an absolute form', 'http://x:5001/api/leads?x=1', '/api/leads?x=1'],
    ['loses the host without a path too', 'HTTPS://x?x=http://y/', '/?x=http://y/'],
    ['treats a star as a page of that name', '*', '/*'],
  ])('%s', (_, url, routed) => {
    expect(readableUrl(url)).toBe(routed);
  });
});
