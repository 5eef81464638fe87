import type { CallArguments, Method, PathWith, ResponseOf } from '../../shared/api/api-types';

export interface ApiCall<Response = unknown> {
  readonly method: Method;
  readonly url: string;
  /** Sent as JSON, except a Blob, whose bytes are sent. */
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Never set: it only tells the compiler the type of the response. */
  readonly response?: Response;
}

interface AnyParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Builds a request, typed by the OpenAPI document: `call('put', '/api/leads/{id}', { params: { id }, body })`. */
export function call<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  ...[parts]: CallArguments<M, P>
): ApiCall<ResponseOf<M, P>> {
  const { params = {}, query = {}, body, headers } = (parts ?? {}) as AnyParts;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method, url: filled + queryString(query), body, headers };
}

/** Joins arrays with commas and omits empty values: `?page=1&status=new,contacted`. */
function queryString(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') parameters.set(name, text);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
