import { clientNetwork } from '../../../shared/domain/rate-limits.js';

/** Where a session was opened: enough for its user to recognise it, too little to track anyone. */
export interface SessionPlace {
  /** For example `Chrome on Android`. */
  readonly browser: string;
  /** The network, not the device: `203.0.113.*`, `2001:db8:1::/48`. */
  readonly address: string;
}

/** The order matters, because most browsers also include the names of browsers that come later in this list. */
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

/** Returns '' for text that is not an IP address: a proxy can send anything. */
function networkOf(address: string): string {
  const { own, wide } = clientNetwork(address);
  return wide ?? own.match(/^\d+\.\d+\.\d+\./)?.[0].concat('*') ?? '';
}
