import ipaddr from 'ipaddr.js';

/** The parts of an address that the server sends requests to. No other code parses the address text again. */
export interface OutgoingAddress {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  /** Whether the operator has allowed this host, so that it may be in the internal network. */
  readonly isInside: boolean;
}

const HTTPS_PORT = 443;
/** Excludes all characters at which parsers disagree about the end of the host. */
const ADDRESS = /^https:\/\/([a-z\d-]+(?:\.[a-z\d-]+)*)(?::(\d+))?(\/[^\s#]*)$/;
/** Excludes IPv4 addresses: in any notation, the last label of one begins with a digit. */
const PUBLIC_NAME = /\.[a-z][a-z\d-]*$/;

/**
 * Returns the parts of an https address as browsers spell it, or null. The address must have a host name, and no port
 * or user. Hosts in `allowedHosts` (`name` or `name:port`) may have an internal name and the port listed there.
 */
export function outgoingAddress(text: string, allowedHosts: readonly string[] = []): OutgoingAddress | null {
  const [, host, port, path] = ADDRESS.exec(text) ?? [];
  if (host === undefined || path === undefined || !URL.canParse(text) || new URL(text).href !== text) return null;
  const isInside = allowedHosts.includes(port === undefined ? host : `${host}:${port}`);
  if (!isInside && (port !== undefined || !PUBLIC_NAME.test(host))) return null;
  return { host, port: port === undefined ? HTTPS_PORT : Number(port), path, isInside };
}

/** Whether the whole internet can reach the address. False for internal, reserved and IPv4-translated addresses. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast' && !isOutsideGlobalIpv6(address);
}

/** All IPv6 addresses assigned so far begin with the bits 001. */
function isOutsideGlobalIpv6(address: string): boolean {
  const parsed = ipaddr.parse(address);
  return parsed.kind() === 'ipv6' && (parsed.toByteArray()[0] ?? 0) >> 5 !== 1;
}
