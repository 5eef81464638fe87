import { expect, it } from '@jest/globals';
import { forwardedAddresses } from './proxy-headers.js';

const SOCKET = '10.0.0.9';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:55', '203.0.113.7'],
  [' 203.0.113.7:65535 ', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:55', '2001:db8::7'],
  ['"[2001:db8::7]:55"', '2001:db8::7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['198.51.100.1:1, 203.0.113.7:55,10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.1'],
  ['unknown', SOCKET],
  ['', SOCKET],
  ['203.0.113.7:x', SOCKET],
  ['203.0.113.999:55', SOCKET],
  ['203.0.113.7:55:66', SOCKET],
  ['_hidden, 203.0.113.7', '203.0.113.7, 203.0.113.7'],
  ['198.51.100.1, unknown', `198.51.100.1, ${SOCKET}`],
  ['198.51.100.1,,', `198.51.100.1, ${SOCKET}, ${SOCKET}`],
])('%j names the addresses %j', (header, addresses) => {
  expect(forwardedAddresses(header, SOCKET)).toBe(addresses);
});
