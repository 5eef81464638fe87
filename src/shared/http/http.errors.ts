/** Failures of the request itself, before any business rule, and of the server. */
import { defineFailure, type Failure } from '../domain/failure.js';

export interface HttpFailure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly retryAfterSeconds?: number;
  /** When the failure happens. Omitted if no operation documents the failure or another failure covers it. */
  readonly when?: string;
}

export const unreadableBody: HttpFailure = {
  status: 400,
  code: 'bad_request',
  message: 'The request could not be read. Check that its body is valid JSON.',
};

export const unreadableRequest: HttpFailure = {
  status: 400,
  code: 'bad_request',
  message: 'The request could not be read.',
};

export const addressNotFound: HttpFailure = {
  status: 404,
  code: 'not_found',
  message: 'There is nothing at this address.',
};

export const methodNotAllowed: HttpFailure = {
  status: 405,
  code: 'method_not_allowed',
  message: 'This method is not allowed at this address.',
};

export const requestTooSlow: HttpFailure = {
  status: 408,
  code: 'too_slow',
  message: 'The request took too long to arrive. Please try again.',
};

export interface BodyLimit extends HttpFailure {
  readonly maxBytes: number;
  /** Absent for the usual limits. */
  readonly values?: ValueLimit;
}

/** How many fields and values a JSON body can have. */
interface ValueLimit {
  readonly maxFields: number;
  readonly maxValues: number;
  readonly refusal: Failure<[]>;
}

function bodyLimit(maxKb: number, code: string): BodyLimit {
  return {
    status: 413,
    code,
    message: `The request is too large: at most ${maxKb} KB are allowed.`,
    when: `More than ${maxKb} KB`,
    maxBytes: maxKb * 1024,
  };
}

/** The longest valid submission, in Devanagari, has just under 200 KB. */
export const bodyTooLarge = bodyLimit(256, 'too_large');
/** An email and a password of 200 characters each need less than 5 KB, however JSON escapes them. */
export const signInTooLarge = bodyLimit(8, 'sign_in_too_large');

export const unsupportedMediaType: HttpFailure = {
  status: 415,
  code: 'unsupported_media_type',
  message: 'Send the body as application/json.',
  when: 'Not application/json',
};

/** For operations that take the bytes of a file. */
export const bytesExpected = defineFailure({
  kind: 'unsupported',
  code: 'bytes_expected',
  when: 'Not application/octet-stream, or empty',
  sentence: 'Send the bytes of the file as application/octet-stream.',
});

/** For operations that take an HTML form. */
export const formExpected = defineFailure({
  kind: 'unsupported',
  code: 'form_expected',
  when: 'Not application/x-www-form-urlencoded',
  sentence: 'Send the form as application/x-www-form-urlencoded.',
});

export const charsetNotUtf8 = defineFailure({
  kind: 'unsupported',
  code: 'unsupported_charset',
  when: 'Content-Type names a charset other than UTF-8',
  sentence: 'Send the body in UTF-8. Content-Type names another charset.',
});

/** The response has the header `Accept-Encoding: identity`. */
export const bodyCompressed = defineFailure({
  kind: 'unsupported',
  code: 'unsupported_content_encoding',
  when: 'The body is compressed (Content-Encoding)',
  sentence: 'Send the body without compression. Content-Encoding is not supported.',
});

export const bodyNotUtf8 = defineFailure({
  kind: 'invalid',
  code: 'body_not_utf8',
  when: 'The body is not valid UTF-8',
  sentence: 'The body is not valid UTF-8. Encode it as UTF-8 and send it again.',
});

export const addressNotUtf8 = defineFailure({
  kind: 'invalid',
  code: 'address_not_utf8',
  when: 'The address or its query is not valid UTF-8',
  sentence: 'The address is not valid UTF-8. Percent-encode its path and query as UTF-8, and a percent sign as %25.',
});

export const expectationFailed: HttpFailure = {
  status: 417,
  code: 'expectation_failed',
  message: 'The header Expect supports only "100-continue".',
};

export const headersTooLarge: HttpFailure = {
  status: 431,
  code: 'headers_too_large',
  message: 'The address and headers are too long: at most 16 KB are allowed.',
};

export const unexpectedFailure: HttpFailure = {
  status: 500,
  code: 'unexpected',
  message: 'Something went wrong on our side. Please try again.',
};

export const databaseUnavailable: HttpFailure = {
  status: 503,
  code: 'unavailable',
  message: 'The service is not available right now. Please try again in a moment.',
  retryAfterSeconds: 2,
  when: 'The database is unavailable (see Retry-After)',
};

export const serverBusy = defineFailure({
  kind: 'overloaded',
  code: 'busy',
  when: 'The server is overloaded (see Retry-After)',
  sentence: 'We are receiving very many requests right now. Please try again in a few seconds.',
  retryAfterSeconds: 2,
});

export const serverStopping = defineFailure({
  kind: 'overloaded',
  code: 'stopping',
  when: 'This server process is shutting down',
  sentence: 'This server is shutting down. Send requests to another one.',
  retryAfterSeconds: 2,
});

/** The 404 for an id that is not a UUID. An unknown UUID usually has a more specific code, such as `lead_not_found`. */
export const idNotFound = defineFailure({
  kind: 'not_found',
  code: 'not_found',
  sentence: 'There is nothing with this id.',
});

export const MAX_DEPTH = 8;

export const bodyTooDeep = defineFailure({
  kind: 'invalid',
  code: 'too_deep',
  sentence: `The body is nested too deeply: at most ${MAX_DEPTH} levels are allowed.`,
});

/** Ten times as many fields as the largest form has. */
export const MAX_FIELDS = 500;
/** The longest allowed list has 1,500 values. */
export const MAX_VALUES = 2_000;

export const bodyTooManyValues = tooManyValues('too_many_values', MAX_FIELDS, MAX_VALUES);
export const usualValues: ValueLimit = {
  maxFields: MAX_FIELDS,
  maxValues: MAX_VALUES,
  refusal: bodyTooManyValues,
};

/** 500 leads with all their fields have about 15,000 fields. */
const MAX_BATCH_FIELDS = 25_000;
/** Typical leads need less than 1 KB each, so 500 fit even in Devanagari. */
export const batchTooLarge: BodyLimit = {
  ...bodyLimit(2_048, 'batch_too_large'),
  values: {
    maxFields: MAX_BATCH_FIELDS,
    maxValues: MAX_BATCH_FIELDS,
    refusal: tooManyValues('batch_too_many_values', MAX_BATCH_FIELDS, MAX_BATCH_FIELDS),
  },
};

/** Parts of a file: a megabyte arrives in time even on a slow network. */
export const partTooLargeForCall = bodyLimit(1_024, 'part_too_large');

function tooManyValues(code: string, maxFields: number, maxValues: number): Failure<[]> {
  return defineFailure({
    kind: 'invalid',
    code,
    sentence: `The body has too many values: at most ${maxFields} fields and ${maxValues} values are allowed.`,
  });
}
