import type { Client } from 'openapi-fetch';
import type { components, operations, paths } from './schema.js';

export type { components, operations, paths };

/** Calls of the API, typed by their paths: `client.GET('/api/leads', { params: { query: { limit: 1 } } })`. */
export type KisanClient = Client<paths, `${string}/${string}`>;

export interface KisanClientOptions {
  /** The address of the server, such as `https://kisancanteen.example`. */
  readonly baseUrl: string;
  /** The secret of an API key: `kc_...`. */
  readonly key: string;
  /** How often a call is tried if the server is busy or gives no response. Default: 4. */
  readonly maxTries?: number;
}

/**
 * Returns a client that sends the key with each call. Each POST has an `Idempotency-Key`, so a repeated call is carried
 * out once, except for operations that ignore the key. Calls are repeated after 409, 429 and 503 with `Retry-After`,
 * and if there is no response. A response has `data` or `error`: the problem with `code`, `message` and `errors`.
 */
export declare function createKisanClient(options: KisanClientOptions): KisanClient;
