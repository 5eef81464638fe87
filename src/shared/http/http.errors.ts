/** Failures of a request itself, before any rule of the product is asked, and of the server. */
import { defineFailure } from '../domain/failure.js';

export interface HttpFailure {
  readonly status: number;
  /** Stable, machine-readable name of this failure. */
  readonly code: string;
  /** One plain sentence a person can act on. */
  readonly message: string;
  /** Seconds to wait before another try. */
  readonly retryAfterSeconds?: number;
  /** When it happens, for the API document; left out where no operation answers it, or another failure says it. */
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
  message: 'This address does not take this method.',
};

export const requestTooSlow: HttpFailure = {
  status: 408,
  code: 'too_slow',
  message: 'The request took too long to arrive. Please try again.',
};

export interface BodyLimit extends HttpFailure {
  readonly maxBytes: number;
}

function bodyLimit(maxKb: number, code: string): BodyLimit {
  return {
    status: 413,
    code,
    message: `This is too much at once: at most ${maxKb} KB can be sent.`,
    when: `More than ${maxKb} KB`,
    maxBytes: maxKb * 1024,
  };
}

/** The longest valid form in Devanagari is just under 200 KB. */
export const bodyTooLarge = bodyLimit(256, 'too_large');
/** An email and a password of 200 characters each are below 5 KB, however they are escaped. */
export const signInTooLarge = bodyLimit(8, 'sign_in_too_large');

export const unsupportedMediaType: HttpFailure = {
  status: 415,
  code: 'unsupported_media_type',
  message: 'Send the body as application/json.',
  when: 'Not application/json',
};

export const charsetNotUtf8 = defineFailure({
  kind: 'unsupported',
  code: 'unsupported_charset',
  when: 'Content-Type names another charset than UTF-8',
  sentence: 'Send the body in UTF-8: Content-Type names another charset.',
});

/** Answered with `Accept-Encoding: identity`. */
export const bodyCompressed = defineFailure({
  kind: 'unsupported',
  code: 'unsupported_content_encoding',
  when: 'Content-Encoding says that the body is compressed',
  sentence: 'Send the body without compression: Content-Encoding is not supported.',
});

export const bodyNotUtf8 = defineFailure({
  kind: 'invalid',
  code: 'body_not_utf8',
  when: 'The body is not valid UTF-8',
  sentence: 'The body is not valid UTF-8. Write it as UTF-8 and send it again.',
});

export const addressNotUtf8 = defineFailure({
  kind: 'invalid',
  code: 'address_not_utf8',
  when: 'The address or its query is not valid UTF-8',
  sentence:
    'The address is not valid UTF-8. Percent-encode its path and query as UTF-8, and write a percent sign as %25.',
});

export const expectationFailed: HttpFailure = {
  status: 417,
  code: 'expectation_failed',
  message: 'Nothing but "100-continue" can be expected here.',
};

export const headersTooLarge: HttpFailure = {
  status: 431,
  code: 'headers_too_large',
  message: 'The address and headers are too long: at most 16 KB can be sent.',
};

export const unexpectedFailure: HttpFailure = {
  status: 500,
  code: 'unexpected',
  message: 'Something went wrong on our side. Please try again.',
};

export const databaseUnavailable: HttpFailure = {
  status: 503,
  code: 'unavailable',
  message: 'The service cannot save or read anything right now. Please try again in a moment.',
  retryAfterSeconds: 2,
  when: 'The database is away; see Retry-After',
};

export const serverBusy = defineFailure({
  kind: 'overloaded',
  code: 'busy',
  when: 'More is being sent than can be worked on; see Retry-After',
  sentence: 'Very many people are writing to us at this moment. Please try again in a few seconds.',
  retryAfterSeconds: 2,
});

export const serverStopping = defineFailure({
  kind: 'overloaded',
  code: 'stopping',
  when: 'This server process is about to stop',
  sentence: 'This server is about to stop: send requests to another one.',
  retryAfterSeconds: 2,
});

/** Answered to an id that is no UUID, like an id that does not exist. */
export const idNotFound = defineFailure({
  kind: 'not_found',
  code: 'not_found',
  sentence: 'There is nothing with this id.',
});

export const MAX_DEPTH = 8;

export const bodyTooDeep = defineFailure({
  kind: 'invalid',
  code: 'too_deep',
  sentence: `The body is nested too deeply: at most ${MAX_DEPTH} levels are read.`,
});

/** No form has more than a tenth of it. */
export const MAX_FIELDS = 500;
/** The longest list that may be sent has 1,500. */
export const MAX_VALUES = 2_000;

export const bodyTooManyValues = defineFailure({
  kind: 'invalid',
  code: 'too_many_values',
  sentence: `The body holds too much: at most ${MAX_FIELDS} fields and ${MAX_VALUES} values are read.`,
});
