import ipaddr from 'ipaddr.js';

/** An address that the server may send to, in parts: nothing reads its text a second time. */
export interface OutgoingAddress {
  readonly host: string;
  readonly port: number;
  /** With the query. */
  readonly path: string;
  /** Whether the operator named this host, so that it may lie in an inside network. */
  readonly isInside: boolean;
}

const HTTPS_PORT = 443;
/** Parsers disagree about every other character in a host: some end the host there, some do not. */
const ADDRESS = /^https:\/\/([a-z\d-]+(?:\.[a-z\d-]+)*)(?::(\d+))?(\/[^\s#]*)$/;
/** The last label of an IPv4 address in any notation begins with a digit. */
const PUBLIC_NAME = /\.[a-z][a-z\d-]*$/;

/**
 * Returns the parts of an https address with a host name and without port and user, in the form that browsers write it in; null
 * for every other text. `allowedHosts` (`name` or `name:port`) may be inside names and have their port.
 */
export function outgoingAddress(text: string, allowedHosts: readonly string[] = []): OutgoingAddress | null {
  const [, host, port, path] = ADDRESS.exec(text) ?? [];
  if (host === undefined || path === undefined || !URL.canParse(text) || new URL(text).href !== text) return null;
  const isInside = allowedHosts.includes(port === undefined ? host : `${host}:${port}`);
  if (!isInside && (port !== undefined || !PUBLIC_NAME.test(host))) return null;
  return { host, port: port === undefined ? HTTPS_PORT : Number(port), path, isInside };
}

/** Returns whether everybody on the internet reaches this address: no inside, special or translated one is. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast' && !isOutsideGlobalIpv6(address);
}

/** All of IPv6 that is given out so far begins with the bits 001. */
function isOutsideGlobalIpv6(address: string): boolean {
  const parsed = ipaddr.parse(address);
  return parsed.kind() === 'ipv6' && (parsed.toByteArray()[0] ?? 0) >> 5 !== 1;
}
