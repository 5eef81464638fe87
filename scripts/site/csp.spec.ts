import { describe, expect, it } from '@jest/globals';
import { inlineHashes } from './csp.mjs';

describe('inlineHashes', () => {
  it('returns each distinct inline style and script once, without data blocks and linked files', () => {
    const page =
      '<style>a{}</style><script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>';
    const other = '<style>a{}</style><style>b{}</style><script>1</script>';
    const { styleHashes, scriptHashes } = inlineHashes([page, other]);
    expect(styleHashes).toHaveLength(2);
    expect(styleHashes[0]).toBe("'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='");
    expect(scriptHashes).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"]);
  });
});
