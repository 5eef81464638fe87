import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The networks that stand for a client where tries are counted. */
export interface ClientNetwork {
  /** IPv4: the address itself. IPv6: its /64, of which one connection has every address. */
  readonly own: string;
  /** IPv6: its /48, which one customer can have whole. */
  readonly wide: string | null;
}

/** IPv4 inside IPv6 (`::ffff:192.0.2.1`) counts as IPv4; what is no address, as proxies may write, by its text. */
export function clientNetwork(address: string): ClientNetwork {
  if (isIPv4(address)) return { own: address, wide: null };
  if (!ipaddr.isValid(address)) return { own: address, wide: null };
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { own: parsed.toString(), wide: null };
  return { own: `${prefix(parsed, 64)}/64`, wide: `${prefix(parsed, 48)}/48` };
}

function prefix(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${new ipaddr.IPv6(address.toByteArray()).toString()}/${bits}`);
  return network.toString();
}
