/** A receiver of webhooks for tests. It verifies messages with a library of its own, like another company's system. */
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { LOCAL_CERTIFICATE, LOCAL_KEY } from './local-certificate.js';

export interface ReceivedMessage {
  readonly id: string;
  readonly path: string;
  readonly signature: string;
  readonly body: {
    readonly type: string;
    readonly timestamp: string;
    // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
    readonly data: any;
    // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
    readonly lead?: any;
  };
}

/** The response to a message: a status, perhaps with headers; none; or a connection that is closed. */
export type Response =
  | number
  | { readonly status: number; readonly headers: Record<string, string> }
  | 'silent'
  | 'disconnect';

export interface WebhookReceiver {
  /** The host that the server's settings must allow, because it is in the internal network. */
  readonly host: string;
  /** Accepted messages, in the order of their arrival. */
  readonly accepted: ReceivedMessage[];
  /** All messages with a valid signature, also those that were refused. */
  readonly received: ReceivedMessage[];
  readonly forged: string[];
  /** The most messages that waited for a response at the same time, by path. */
  readonly mostWaiting: Map<string, number>;
  /** The secret of the webhook at this path. */
  trust(path: string, secret: string): void;
  respond: (message: ReceivedMessage) => Response | Promise<Response>;
  stop(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const secrets = new Map<string, Webhook>();
  const receiver = { accepted: [] as ReceivedMessage[], received: [] as ReceivedMessage[], forged: [] as string[] };
  const waiting = new Map<string, number>();
  const mostWaiting = new Map<string, number>();
  const server = createServer({ key: LOCAL_KEY, cert: LOCAL_CERTIFICATE }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const path = request.url ?? '';
    const headers = request.headers as Record<string, string>;
    try {
      secrets.get(path)?.verify(text, headers);
    } catch {
      receiver.forged.push(text);
      return void response.writeHead(401).end();
    }
    const id = String(headers['webhook-id']);
    const message = { id, path, signature: String(headers['webhook-signature']), body: JSON.parse(text) };
    receiver.received.push(message);
    const count = (waiting.get(path) ?? 0) + 1;
    waiting.set(path, count);
    mostWaiting.set(path, Math.max(mostWaiting.get(path) ?? 0, count));
    response.once('close', () => waiting.set(path, (waiting.get(path) ?? 0) - 1));
    const answer = await started.respond(message);
    if (answer === 'silent') return;
    if (answer === 'disconnect') return void request.destroy();
    const { status, headers: more } = typeof answer === 'number' ? { status: answer, headers: {} } : answer;
    if (status >= 200 && status < 300) receiver.accepted.push(message);
    response.writeHead(status, more).end('read');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  globalAgent.options.ca = LOCAL_CERTIFICATE;
  const started: WebhookReceiver = {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    ...receiver,
    mostWaiting,
    trust: (path, secret) => void secrets.set(path, new Webhook(secret)),
    respond: () => 204,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return started;
}
