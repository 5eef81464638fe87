import type { CallArguments, Method, PathWith, ResponseOf } from '../../shared/api/api-types';

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
  ...[parts]: CallArguments<M, P>
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
