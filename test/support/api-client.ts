/** The API for tests. The parameters and responses of a call have the types of the API document. */
import type { CallArguments, Method, PathWith, ResponseOf } from '../../frontend/src/shared/api/api-types.js';
import type { components } from '../../frontend/src/shared/api/schema.js';

type Schemas = components['schemas'];
export type Schema<Name extends keyof Schemas> = Schemas[Name];

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
  /** The body of an error response. */
  readonly problem: Required<Schema<'Problem'>>;
}

export interface RawOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Caller {
  readonly token?: string | undefined;
  readonly extraHeaders?: Readonly<Record<string, string>>;
}

export class ApiClient {
  constructor(readonly url: string) {}

  /** A documented call: `call('put', '/api/leads/{id}', { token, params: { id }, body: { status } })`. */
  call<M extends Method, P extends PathWith<M>>(
    method: M,
    path: P,
    ...[parts]: CallArguments<M, P, Caller>
  ): Promise<Answer<ResponseOf<M, P>>> {
    const { token, params = {}, query = {}, body, headers, extraHeaders } = (parts ?? {}) as AnyParts;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
    const url = asked.size > 0 ? `${filled}?${asked}` : filled;
    return this.raw(method.toUpperCase(), url, { token, body, headers: { ...headers, ...extraHeaders } });
  }

  /** Sends any request, valid or not. The caller states the type of the response as `Body`. */
  async raw<Body = unknown>(
    method: string,
    url: string,
    { token, body, headers }: RawOptions = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.url + url, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await textOf(response);
    const { status, headers: answered } = response;
    const parsed = text !== '' && /[/+]json/.test(answered.get('content-type') ?? '') ? JSON.parse(text) : undefined;
    return { status, headers: answered, text, body: parsed, problem: parsed };
  }
}

interface AnyParts extends RawOptions, Caller {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Reads the body as text. For an endless stream, it reads only the first part. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}
