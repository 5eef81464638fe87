/** A visitor with their own IP address who uses the site through its proxy. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { fileURLToPath } from 'node:url';
import type { Engine } from './engine.js';
import { end } from './processes.js';

const FORWARD = fileURLToPath(new URL('forward.mjs', import.meta.url));
export const HOST = 'kisan.localhost';
const TIMEOUT_MS = 60_000;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Call {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export class Visitor {
  private readonly agent: Agent;

  private constructor(
    private readonly socketPath: string,
    private readonly forwarder: ChildProcess,
    private readonly authority: string,
  ) {
    // The sockets connect to the proxy, whatever host a request names.
    this.agent = new Agent({ keepAlive: true, maxSockets: 32, ca: authority, servername: HOST });
  }

  /** `address` is the site's address and `from` is the visitor's. Both are in the network of the engine's host. */
  static async at(engine: Engine, socketPath: string, address: string, from: string, authority: string) {
    const [command, args] = engine.inNetwork(process.execPath, [FORWARD, socketPath, address, from]);
    const forwarder = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(forwarder.stdout, 'data');
    return new Visitor(socketPath, forwarder, authority);
  }

  /** Never rejects. Without a response the status is 0. */
  call(method: string, path: string, { body, token, headers }: Call = {}): Promise<Answer> {
    const data = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve) => {
      const failed = (error: Error) => resolve({ status: 0, headers: {}, text: error.message });
      const sent = httpsRequest(
        {
          method,
          path,
          agent: this.agent,
          socketPath: this.socketPath,
          timeout: TIMEOUT_MS,
          headers: {
            host: HOST,
            ...(data !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(data),
            }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', failed);
          response.on('end', () => {
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(parts).toString(),
            });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('No answer came.')));
      sent.on('error', failed);
      sent.end(data);
    });
  }

  /** Follows the live stream and reconnects after a second, like the office. Calls `onLead` for each new lead. */
  follow(token: string, onLead: (id: string) => void): { opened: () => number; close: () => void } {
    let opened = 0;
    let isOver = false;
    let current: ReturnType<typeof request>;
    const open = () => {
      if (isOver) return;
      const again = () => setTimeout(open, 1_000).unref();
      current = httpsRequest(
        {
          path: '/api/leads/events',
          agent: false,
          ca: this.authority,
          servername: HOST,
          socketPath: this.socketPath,
          headers: { host: HOST, authorization: `Bearer ${token}` },
        },
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => {
            text += part.toString();
            const blocks = text.split('\n\n');
            text = blocks.pop() ?? '';
            for (const block of blocks) {
              if (block.includes('event: ready')) opened++;
              const [, data] = /^event: leads\ndata: (.+)$/m.exec(block) ?? [];
              if (data) for (const id of (JSON.parse(data) as { added: string[] }).added) onLead(id);
            }
          });
          response.on('error', () => undefined);
          response.on('close', again);
        },
      );
      current.on('error', again);
      current.end();
    };
    open();
    return {
      opened: () => opened,
      close: () => {
        isOver = true;
        current.destroy();
      },
    };
  }

  async leave(): Promise<void> {
    this.agent.destroy();
    await end(this.forwarder);
  }
}
