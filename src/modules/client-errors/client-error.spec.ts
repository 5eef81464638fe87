import { describe, expect, it } from '@jest/globals';
import { redactClientError } from './client-error.js';

const messageOf = (message: string) => redactClientError({ message }).message;

describe('redactClientError', () => {
  it.each([
    ['a name in code', "TypeError: Cannot read properties of undefined (reading 'title')"],
    ['an identifier with dots', "ReferenceError: 'lead.personalInfo' is not defined"],
    ['small numbers', 'RangeError: page 12 of 9'],
    ['React’s own error number', 'Error: Minified React error #418; visit <url> for the full message'],
  ])('keeps %s', (_, message) => {
    expect(messageOf(message)).toBe(message);
  });

  it.each([
    ['quoted text', `SyntaxError: Unexpected token 'S', "Sunita Devi" is not valid JSON`, /Sunita|Devi/],
    ['quoted text that was cut', 'SyntaxError: "Sunita De', /Sunita/],
    ['text in single quotes', "Error: cannot parse 'Sunita Devi'", /Sunita/],
    ['email addresses', 'Error: sunita.devi@example.co.in was refused', /sunita|example/],
    ['phone numbers', 'Error: no such number +91 98765-43210', /98765|43210/],
    ['Devanagari digits', 'Error: ०९८७६५४३२१० is not a phone number', /[०-९]/],
    [
      'URLs with their query',
      'TypeError: Failed to fetch https://kisan.example/a?email=s%40x.in&token=t',
      /kisan|email|token=/,
    ],
    ['the query of a bare path', 'Error: /admin/dashboard?search=sunita failed', /search|sunita/],
    ['tokens', 'Error: bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTlhIn0.c2lnbmF0dXJl', /eyJ|c2ln/],
    ['ids', 'Error: no lead 019a8f3e-6c1b-7d2a-9f44-2b7d5e8a1c03', /019a8f3e/],
  ])('drops %s', (_, message, personal) => {
    expect(messageOf(message)).not.toMatch(personal);
  });

  it('shortens a long message and joins its lines', () => {
    expect(messageOf(`a\n\tb ${'c '.repeat(500)}`)).toMatch(/^a b (c )+c?$/);
    expect(messageOf('x y '.repeat(500)).length).toBeLessThanOrEqual(300);
  });

  it('keeps only stack frames in our own files', () => {
    const stack = [
      'assets/site-B1xK9f2a.js:1:20417',
      'assets/admin/entry-admin-C7p0.js:12:3',
      'src/site/app/hydrate.tsx:10:5',
      'chrome-extension://abc/content.js:1:1',
      'assets/../../etc/passwd',
      'assets/site.js?email=a@b.in:1:1',
      'Sunita Devi',
    ];
    expect(redactClientError({ message: 'x', stack }).stack).toEqual(stack.slice(0, 3));
  });

  it('keeps only letters of code names in the other fields', () => {
    expect(
      redactClientError({
        message: 'x',
        component: 'ReportsPage',
        route: '/services/:id?phone=9876543210',
        build: 'entry-client-C7p0Zr4d.js',
        language: 'hi',
      }),
    ).toEqual({
      message: 'x',
      component: 'ReportsPage',
      route: '/services/:id',
      stack: [],
      build: 'entry-client-C7p0Zr4d.js',
      language: 'hi',
    });
    const { component, route } = redactClientError({
      message: 'x',
      component: 'सुनीता <b>',
      route: '/call/9876543210',
    });
    expect([component, route]).toEqual(['b', '/call/']);
  });
});
