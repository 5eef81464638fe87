import type { CallArguments, Method, PathWith, ResponseOf } from '../../shared/api/api-types';

/** An API request, ready to send. `Response` is the type of the JSON response body. */
export interface ApiCall<Response = unknown> {
  readonly method: Method;
  /** Path from `/api`, with the query string. */
  readonly url: string;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Carries the response type for the compiler. Never set. */
  readonly response?: Response;
}

interface AnyParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Builds a request: `call('put', '/api/leads/{id}', { params: { id }, body: { status } })`. Path, parameters, query,
 * body and response are typed by the OpenAPI document.
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

/** `?page=1&status=new,contacted`: arrays are joined by commas, empty values are left out. */
function queryString(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') parameters.set(name, text);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
