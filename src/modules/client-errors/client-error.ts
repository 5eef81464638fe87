/** What a page of ours says of an error it met, as it was sent. */
export interface ClientErrorReport {
  readonly message: string;
  readonly component?: string | undefined;
  readonly route?: string | undefined;
  readonly stack?: readonly string[] | undefined;
  readonly build?: string | undefined;
  readonly language?: string | undefined;
}

/** What the log keeps of a report. */
export interface ClientError {
  readonly message: string;
  readonly component: string;
  readonly route: string;
  /** Places in our own bundles, `assets/<file>.js:<line>:<column>`, the innermost first. */
  readonly stack: readonly string[];
  readonly build: string;
  readonly language: string;
}

const MAX_MESSAGE_LENGTH = 300;
/** More is not looked at: the patterns below take a time that grows with the square of it. */
const MAX_READ_LENGTH = 1_000;
const OWN_PLACE = /^(?:assets|src)\/[\w./@-]+\.(?:js|tsx?):\d{1,6}:\d{1,7}$/;

/**
 * The report without what may be about a person. Anybody can call the route, so nothing is kept because the page
 * promises to leave it out: a message loses quoted text, addresses and digits, and the rest keeps only the characters
 * that names of files, components and routes have.
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

/** A name as code has them; whatever else stands in it goes. */
function named(text = ''): string {
  return text
    .replace(/\p{Nd}{5,}/gu, '')
    .replace(/[^\w./:*-]/g, '')
    .slice(0, 100);
}
