import type { BodyOf, HeadersOf, Method, PathParams, PathWith, QueryOf, ResponseOf } from '../../shared/api/api-types';

/** One call of the API, ready to be sent. `Response` is the JSON body that it answers with. */
export interface ApiCall<Response = unknown> {
  readonly method: Method;
  /** From `/api` on, with the query. */
  readonly url: string;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Only for the compiler: never set. */
  readonly response?: Response;
}

/** A part of a call: left out where it takes none, optional where nothing in it is required. */
// biome-ignore lint/complexity/noBannedTypes: an object without required properties
type Part<Name extends string, T> = [T] extends [never] ? {} : {} extends T ? { [N in Name]?: T } : { [N in Name]: T };

type CallParts<M extends Method, P extends PathWith<M>> = Part<'params', PathParams<M, P>> &
  Part<'query', QueryOf<M, P>> &
  Part<'body', BodyOf<M, P>> &
  Part<'headers', HeadersOf<M, P>>;

interface AnyParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A call as the API document describes it: `call('put', '/api/leads/{id}', { params: { id }, body: { status } })`.
 * The path, its parameters, the query, the body and what comes back are all of the document's types.
 */
export function call<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  // biome-ignore lint/complexity/noBannedTypes: an object without required properties
  ...[parts]: {} extends CallParts<M, P> ? [CallParts<M, P>?] : [CallParts<M, P>]
): ApiCall<ResponseOf<M, P>> {
  const { params = {}, query = {}, body, headers } = (parts ?? {}) as AnyParts;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method, url: filled + queryString(query), body, headers };
}

/** `?page=1&status=new,contacted`: lists comma-joined, what is empty left out. */
function queryString(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') parameters.set(name, text);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
