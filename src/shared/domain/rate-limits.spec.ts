import { describe, expect, it } from '@jest/globals';
import { clientNetwork } from './rate-limits.js';

describe('the network that a client counts for', () => {
  it.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7', null],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', '203.0.113.7', null],
    ['an IPv4 address written as IPv6 in hexadecimal', '::ffff:cb00:7107', '203.0.113.7', null],
    ['an IPv6 address', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['another spelling of its neighbour', '2001:0DB8:0001:0002:BBBB:0:0:2', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['an address in the next /64', '2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
    ['an address with a zone', 'fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
    ['text that is not an address', 'unknown', 'unknown', null],
  ])('%s', (_, address, own, wide) => {
    expect(clientNetwork(address)).toEqual({ own, wide });
  });
});
