import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { describeError } from './client-error-report';

const messageOf = (message: string) => describeError(new Error(message), 'Form', '/').message;

describe('describeError', () => {
  it.each([
    ['text quoted by JSON errors', `Unexpected token 'S', "Sunita Devi" is not valid JSON`, /Sunita/],
    ['a truncated quotation', `${'x'.repeat(280)} "Sunita Devi of Gaya"`, /Sunita/],
    ['a value in single quotes', "cannot read 'Sunita Devi'", /Sunita/],
    ['an email address', 'no email to sunita.devi@example.in', /sunita|example/],
    ['a phone number', 'no call to +91 98765-43210', /\d{3}/],
    ['a phone number in Devanagari', 'no call to ०९८७६५ ४३२१०', /[०-९]/],
    ['a URL and its query', 'Failed to fetch http://localhost/admin/dashboard?search=sunita', /admin|sunita/],
    ['the query of a bare path', 'GET /admin/dashboard?search=sunita', /sunita/],
  ])('leaves out %s', (_, message, personal) => {
    expect(messageOf(message)).not.toMatch(personal);
  });

  it('keeps the cause of the error', () => {
    expect(messageOf("Cannot read properties of undefined (reading 'title')")).toBe(
      "Error: Cannot read properties of undefined (reading 'title')",
    );
  });

  it('lists places in our files, in any browser’s format, and none in foreign files', () => {
    const error = new Error('x');
    error.stack = [
      'Error: x',
      `    at open (${location.origin}/assets/site-B1xK9f2a.js:1:204)`,
      `submit@${location.origin}/assets/admin/entry-C7.js:12:3`,
      `    at ${location.origin}/src/site/app/hydrate.tsx?t=1763:10:5`,
      `    at ${location.origin}/contact-us:20:3`,
      '    at chrome-extension://abc/assets/content.js:1:1',
    ].join('\n');
    expect(describeError(error, 'window', '/').stack).toEqual([
      'assets/site-B1xK9f2a.js:1:204',
      'assets/admin/entry-C7.js:12:3',
      'src/site/app/hydrate.tsx:10:5',
    ]);
  });

  it('includes the route without its query, the build and the language', () => {
    document.documentElement.lang = 'hi';
    document.head.innerHTML = '<script type="module" src="/assets/entry-client-C7p0Zr4d.js"></script>';
    expect(describeError(new Error('x'), 'Form', '/contact-us?phone=9876543210#a')).toMatchObject({
      component: 'Form',
      route: '/contact-us',
      build: 'entry-client-C7p0Zr4d.js',
      language: 'hi',
    });
  });
});

describe('reporting', () => {
  const fetched = jest.fn<typeof fetch>();
  let reporting: typeof import('./report-client-error');

  beforeEach(async () => {
    jest.resetModules();
    fetched.mockReset().mockResolvedValue({} as Response);
    globalThis.fetch = fetched;
    reporting = await import('./report-client-error');
  });

  const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).message as string);
  /** Waits for the code that sends errors, which is loaded when the first error occurs. */
  const settled = async () => {
    await import('./client-error-report');
    await new Promise((resolve) => setTimeout(resolve));
  };
  const uncaught = (error: Error, place: string) => {
    error.stack = `${error}\n    at x (${place})`;
    window.dispatchEvent(new ErrorEvent('error', { error }));
  };

  it('sends an error once, and at most three per page', async () => {
    for (const message of ['a', 'a', 'b', 'c', 'd']) {
      reporting.reportClientError(new Error(message), { component: 'Form' });
      await settled();
    }
    expect(sent()).toEqual(['Error: a', 'Error: b', 'Error: c']);
  });

  it('sends no errors of foreign scripts', async () => {
    reporting.reportUncaughtErrors(() => '/');
    uncaught(new Error('ours'), `${location.origin}/assets/site.js:1:2`);
    uncaught(new Error('theirs'), 'chrome-extension://abc/content.js:1:2');
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
    await settled();
    expect(sent()).toEqual(['Error: ours']);
  });

  it('stays silent if it cannot send', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    reporting.reportClientError(new Error('a'), { component: 'Form' });
    await settled();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
