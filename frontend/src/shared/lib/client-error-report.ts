import type { components } from '../api/schema';

type Report = components['schemas']['ReportClientError'];

const MAX_REPORTS_PER_PAGE = 3;
const MAX_MESSAGE_LENGTH = 300;
const MAX_PLACES = 8;

const sent = new Set<string>();

/** Sends an error to the server, unless it is a duplicate, is from a foreign script, or exceeds the limit per page. */
export function sendReport(error: unknown, component: string, route: string): void {
  const report = describeError(error, component, route);
  const key = `${report.message} ${report.stack?.[0] ?? component}`;
  if (isForeign(report, component) || sent.has(key) || sent.size >= MAX_REPORTS_PER_PAGE) return;
  sent.add(key);
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    // Sent even if the user leaves the page.
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {});
}

/** The report has no personal data. */
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

/** Whether an uncaught error has no stack entry in our files. Browser extensions cause such errors. */
function isForeign({ stack }: Report, component: string): boolean {
  return stack?.length === 0 && (component === 'window' || component === 'promise');
}

/** Removes possible personal data: quoted text (JSON errors quote their input), URLs, emails, long numbers. */
function scrub(message: string): string {
  return message
    .slice(0, MAX_MESSAGE_LENGTH)
    .replace(/["`“«][^"`”»]*["`”»]?/g, '"…"')
    .replace(/'[^']*[^\w.$'-][^']*'/g, "'…'")
    .replace(/[a-z]+:\/\/\S+|\?\S+/gi, '<url>')
    .replace(/[^\s@]+@[^\s@]+/g, '<email>')
    .replace(/\p{Nd}[\p{Nd}\s().-]{3,}\p{Nd}/gu, '<number>');
}

/** Returns `assets/<file>.js:<line>:<column>` for each stack entry in our files, in any browser's format. */
function ownPlaces(stack: string): string[] {
  const places = stack.split('\n').map((line) => {
    const [, origin, path, place] = /(https?:\/\/[^/\s]+)\/([^?\s]+?)(?:\?[^:\s]*)?(:\d+:\d+)\)?$/.exec(line) ?? [];
    return origin === location.origin && path && /^(assets|src)\//.test(path) ? path + place : null;
  });
  return places.filter((place) => place !== null).slice(0, MAX_PLACES);
}
