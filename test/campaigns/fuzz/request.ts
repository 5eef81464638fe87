import { Agent, request } from 'node:http';
import type { FuzzWorld } from './world.js';

/** A generated request. `~slots~` in it are replaced by ids and tokens when it is sent. */
export interface FuzzRequest {
  /** Descriptions of the mutations; empty for a valid request. */
  mutations: readonly string[];
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  /** The only allowed statuses, if the contract defines them. */
  allowed?: readonly number[] | undefined;
}

export interface FuzzAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
  ms: number;
}

/** Longer than any allowed response time, so that a hang is reported. */
const TIMEOUT_MS = 30_000;

/** Uses Node's own client. Unlike fetch, it sends paths, methods and bodies unchanged. */
export class FuzzClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(
    private readonly url: string,
    private readonly world: FuzzWorld,
  ) {}

  close(): void {
    this.agent.destroy();
  }

  ready(drawn: FuzzRequest): FuzzRequest {
    return {
      ...drawn,
      path: this.world.filled(drawn.path),
      headers: Object.fromEntries(
        Object.entries(drawn.headers).map(([name, value]) => [name, this.world.filled(value)]),
      ),
      ...(drawn.body !== undefined && { body: this.world.filled(drawn.body) }),
    };
  }

  send({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
    const { hostname, port } = new URL(this.url);
    const startedMs = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.agent,
          hostname,
          port,
          method,
          path,
          headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
          timeout: TIMEOUT_MS,
        },
        (answer) => {
          const chunks: Buffer[] = [];
          const finish = () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString('utf8'),
              ms: performance.now() - startedMs,
            });
          const isEndless = answer.headers['content-type']?.startsWith('text/event-stream');
          answer.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            if (!isEndless) return;
            finish();
            answer.destroy();
          });
          answer.once('error', reject);
          answer.once('end', finish);
        },
      );
      sent.once('timeout', () => sent.destroy(new Error(`No answer within ${TIMEOUT_MS} ms`)));
      sent.once('error', reject);
      sent.end(body);
    });
  }
}

export function described({ mutations, method, path, headers, body }: FuzzRequest): string {
  const lines = [
    `${method} ${shortened(path)}    (${mutations.join(', ') || 'a good request'})`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${shortened(value)}`),
  ];
  return [...lines, '', body === undefined ? '(no body)' : shortened(body)].join('\n');
}

function shortened(text: string): string {
  return text.length <= 1_500 ? text : `${text.slice(0, 1_500)}... (${text.length} characters)`;
}
