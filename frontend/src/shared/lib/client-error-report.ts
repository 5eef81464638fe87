import type { components } from '../api/schema';

type Report = components['schemas']['ReportClientError'];

const MAX_REPORTS_PER_PAGE = 3;
const MAX_MESSAGE_LENGTH = 300;
const MAX_PLACES = 8;

const sent = new Set<string>();

/** Sends the error to the server's log, unless it was sent before, too many were, or it is of nobody here. */
export function sendReport(error: unknown, component: string, route: string): void {
  const report = describeError(error, component, route);
  const key = `${report.message} ${report.stack?.[0] ?? component}`;
  if (isForeign(report, component) || sent.has(key) || sent.size >= MAX_REPORTS_PER_PAGE) return;
  sent.add(key);
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    // Sent even where the page is left at once.
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
}

/** What is reported of an error. */
export function describeError(error: unknown, component: string, route: string): Report {
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: '', stack: '' };
  return {
    message: scrub(`${name}: ${message}`),
    component,
    route: route.split(/[?#]/, 1)[0] ?? '',
    stack: ownPlaces(stack ?? ''),
    build: document.querySelector('script[type=module][src]')?.getAttribute('src')?.split(/[/?]/).at(-1) ?? '',
    language: document.documentElement.lang === 'hi' ? 'hi' : 'en',
  };
}

/** Uncaught errors without a place in our files come from extensions and other scripts that browsers put into pages. */
function isForeign({ stack }: Report, component: string): boolean {
  return stack?.length === 0 && (component === 'window' || component === 'promise');
}

/**
 * The message without what may be about a person: quoted text (JSON errors quote what they read), addresses of pages and
 * people, and rows of digits.
 */
function scrub(message: string): string {
  return message
    .slice(0, MAX_MESSAGE_LENGTH)
    .replace(/["`“«][^"`”»]*["`”»]?/g, '"…"')
    .replace(/'[^']*[^\w.$'-][^']*'/g, "'…'")
    .replace(/[a-z]+:\/\/\S+|\?\S+/gi, '<url>')
    .replace(/[^\s@]+@[^\s@]+/g, '<email>')
    .replace(/\p{Nd}[\p{Nd}\s().-]{3,}\p{Nd}/gu, '<number>');
}

/** `assets/<file>.js:<line>:<column>` for every line of a stack that is in our own files, however a browser writes it. */
function ownPlaces(stack: string): string[] {
  const places = stack.split('\n').map((line) => {
    const [, origin, path, place] = /(https?:\/\/[^/\s]+)\/([^?\s]+?)(?:\?[^:\s]*)?(:\d+:\d+)\)?$/.exec(line) ?? [];
    return origin === location.origin && path && /^(assets|src)\//.test(path) ? path + place : null;
  });
  return places.filter((place) => place !== null).slice(0, MAX_PLACES);
}
