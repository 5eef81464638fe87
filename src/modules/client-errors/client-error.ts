export interface ClientErrorReport {
  readonly message: string;
  readonly component?: string | undefined;
  readonly route?: string | undefined;
  readonly stack?: readonly string[] | undefined;
  readonly build?: string | undefined;
  readonly language?: string | undefined;
}

export interface ClientError {
  readonly message: string;
  readonly component: string;
  readonly route: string;
  /** Stack frames in our own bundles, `assets/<file>.js:<line>:<column>`, innermost first. */
  readonly stack: readonly string[];
  readonly build: string;
  readonly language: string;
}

const MAX_MESSAGE_LENGTH = 300;
/** Longer messages are cut before the patterns below run, because those take quadratic time. */
const MAX_READ_LENGTH = 1_000;
const OWN_PLACE = /^(?:assets|src)\/[\w./@-]+\.(?:js|tsx?):\d{1,6}:\d{1,7}$/;

/**
 * Removes everything that can be personal. Anyone can call the route, so the server does not rely on our pages.
 * A message loses quoted text, URLs, emails, tokens and long numbers. The other fields keep only the characters that
 * occur in names of files, components and routes.
 */
export function redactClientError(report: ClientErrorReport): ClientError {
  return {
    message: redactMessage(report.message),
    component: named(report.component),
    route: named(report.route?.split(/[?#]/, 1)[0]),
    stack: (report.stack ?? []).filter((place) => OWN_PLACE.test(place)),
    build: named(report.build),
    language: named(report.language),
  };
}

function redactMessage(message: string): string {
  const read = message.length > MAX_READ_LENGTH ? message.slice(0, MAX_READ_LENGTH).replace(/\S*$/, '') : message;
  return read
    .replace(/["`“«][^"`”»]*["`”»]?/g, '"…"')
    .replace(/'[^']*[^\w.$'-][^']*'/g, "'…'")
    .replace(/[a-z][a-z\d+.-]*:\/\/\S+/gi, '<url>')
    .replace(/[^\s@]+@[^\s@]+/g, '<email>')
    .replace(/\?\S+/g, '')
    .replace(/\b(?=[\w-]*\d)[\w.-]{20,}/g, '<token>')
    .replace(/\p{Nd}(?:[\s().-]*\p{Nd}){4,}/gu, '<number>')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** Removes all characters that do not occur in names in code, and all numbers of five or more digits. */
function named(text = ''): string {
  return text
    .replace(/\p{Nd}{5,}/gu, '')
    .replace(/[^\w./:*-]/g, '')
    .slice(0, 100);
}
