import { parse } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, outgoingAddress } from './outgoing-address.js';

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

describe('an outgoing address', () => {
  it('is parsed into its parts', () => {
    expect(outgoingAddress('https://fcm.googleapis.com/fcm/send/a-b:c?d=%20')).toEqual({
      host: 'fcm.googleapis.com',
      port: 443,
      path: '/fcm/send/a-b:c?d=%20',
      isInside: false,
    });
  });

  it.each([
    ['at the beginning of', (sign: string) => `https://${sign}fcm.googleapis.com/x`],
    ['within', (sign: string) => `https://127.0.0.1${sign}.fcm.googleapis.com/x`],
    ['before a label of', (sign: string) => `https://push${sign}fcm.googleapis.com/x`],
    ['at the end of', (sign: string) => `https://fcm.googleapis.com${sign}/x`],
  ])('with any ASCII character %s its host is refused, or parsed the same by all parsers', (_, withSign) => {
    for (const sign of ASCII) {
      const url = withSign(sign);
      const address = outgoingAddress(url);
      if (!address) continue;
      expect(address.host).toMatch(/^[a-z\d.-]+$/);
      expect([url, parse(url).hostname, parse(url).path]).toEqual([url, address.host, address.path]);
      expect(new URL(url).hostname).toBe(address.host);
    }
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'ftp://fcm.googleapis.com/x',
    'https:/fcm.googleapis.com/x',
    'https:\\\\fcm.googleapis.com\\x',
    ' https://fcm.googleapis.com/x',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com/x#y',
    'https://fcm.googleapis.com/x y',
    'https://fcm.googleapis.com/a/../x',
    'https://fcm.googleapis.com:443/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com./x',
    'https://FCM.googleapis.com/x',
    'https://user@fcm.googleapis.com/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://@fcm.googleapis.com/x',
    'https://fcm.googleapis.com\n.example/x',
    'https://fcm。googleapis。com/x',
    'https://ｆcm.googleapis.com/x',
    'https://fcm.googleapis.com%2fx/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://0x7f.1/x',
    'https://0177.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://8.8.8.8/x',
    'https://[::1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://1.2.3.4.5/x',
    'https://example.0x1/x',
    '',
    '/x',
  ])('is not %s', (url) => {
    expect(outgoingAddress(url)).toBeNull();
  });

  it('can be an internal host only if it is allowed with its port', () => {
    const allowed = ['erp', 'hooks.inside:8443'];
    expect(outgoingAddress('https://erp/x', allowed)).toMatchObject({ host: 'erp', port: 443, isInside: true });
    expect(outgoingAddress('https://hooks.inside:8443/x', allowed)).toMatchObject({ port: 8_443, isInside: true });
    for (const other of [
      'https://erp:8443/x',
      'https://hooks.inside:80/x',
      'https://user@erp/x',
      "https://erp'/x",
      'http://erp/x',
    ]) {
      expect(outgoingAddress(other, allowed)).toBeNull();
    }
    expect(outgoingAddress('https://hooks.inside/x', allowed)?.isInside).toBe(false);
  });
});

describe('a public address', () => {
  it.each([
    '8.8.8.8',
    '142.250.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '2001:4860:4860::8888',
    '2404:6800::1',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
