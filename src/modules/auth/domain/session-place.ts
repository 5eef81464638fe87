import { clientNetwork } from '../../../shared/domain/rate-limits.js';

/** From where a session was begun: enough for its owner to recognise it, too little to follow anybody. */
export interface SessionPlace {
  /** Such as `Chrome on Android`. */
  readonly browser: string;
  /** A network rather than a device: `203.0.113.*`, `2001:db8:1::/48`. */
  readonly address: string;
}

/** In this order: most browsers also name those that stand below. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The place behind a `User-Agent` header and a network address. */
export function sessionPlace(userAgent: string | undefined, address: string): SessionPlace {
  return { browser: browserOf(userAgent ?? ''), address: networkOf(address) };
}

function browserOf(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent) ?? 'Another program';
  const system = nameIn(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** Of what is no address, as proxies may write, nothing is kept. */
function networkOf(address: string): string {
  const { own, wide } = clientNetwork(address);
  return wide ?? own.match(/^\d+\.\d+\.\d+\./)?.[0].concat('*') ?? '';
}
