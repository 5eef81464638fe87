import { createServer, globalAgent, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RefusedAddress, sendOutgoing } from '../../src/shared/send-outgoing.js';
import { LOCAL_CERTIFICATE, LOCAL_KEY } from '../support/local-certificate.js';

let server: Server;
let host: string;
let asked: { path: string; host: string; body: string }[] = [];
/** Functions that stop the responses which never end. */
const open = new Set<() => void>();

const LOCAL = [{ address: '127.0.0.1', family: 4 }];

beforeAll(async () => {
  server = createServer({ key: LOCAL_KEY, cert: LOCAL_CERTIFICATE }, async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? '';
    asked.push({ path, host: request.headers.host ?? '', body });
    if (path === '/silent') return;
    if (path === '/upgrade') {
      return void request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
    }
    if (path === '/redirect') return void response.writeHead(307, { location: '/elsewhere' }).end();
    response.writeHead(path === '/busy' ? 503 : 200);
    if (path !== '/endless') return void response.end('fine');
    const timer = setInterval(() => response.write('x'.repeat(16_384)), 1);
    open.add(() => clearInterval(timer));
    response.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `localhost:${(server.address() as AddressInfo).port}`;
  globalAgent.options.ca = LOCAL_CERTIFICATE;
});
afterAll(async () => {
  for (const stop of open) stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
});

const call = (url: string, more: object = {}) => ({
  url,
  headers: { 'Content-Type': 'application/json' },
  body: Buffer.from('{}'),
  deadlineMs: 5_000,
  allowedHosts: [host],
  ...more,
});

describe('a call to another server', () => {
  it('posts to a configured host and returns the status', async () => {
    expect(await sendOutgoing(call(`https://${host}/x?y=1`))).toMatchObject({ status: 200 });
    expect(await sendOutgoing(call(`https://${host}/busy`))).toMatchObject({ status: 503 });
    expect(asked).toEqual([
      { path: '/x?y=1', host, body: '{}' },
      { path: '/busy', host, body: '{}' },
    ]);
  });

  it('refuses internal addresses under any name', async () => {
    await expect(sendOutgoing(call(`https://${host}/x`, { allowedHosts: [] }))).rejects.toThrow(RefusedAddress);
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1']) {
      const addressesOf = async () => [
        { address: '8.8.8.8', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ];
      await expect(sendOutgoing(call('https://fcm.googleapis.com/x'), addressesOf)).rejects.toThrow(RefusedAddress);
    }
    await expect(sendOutgoing(call('https://fcm.googleapis.com/x'), async () => [])).rejects.toThrow(RefusedAddress);
    expect(asked).toEqual([]);
  });

  it('resolves the host once and connects to that address, with the host’s certificate', async () => {
    let lookups = 0;
    const addressesOf = async () => {
      lookups += 1;
      return LOCAL;
    };
    expect(await sendOutgoing(call(`https://${host}/x`), addressesOf)).toMatchObject({ status: 200 });
    expect(lookups).toBe(1);
    const other = host.replace('localhost', 'other.inside');
    await expect(sendOutgoing(call(`https://${other}/x`, { allowedHosts: [other] }), addressesOf)).rejects.toThrow(
      /altnames/,
    );
    expect(asked).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    expect(await sendOutgoing(call(`https://${host}/redirect`))).toMatchObject({ status: 307 });
    expect(asked.map(({ path }) => path)).toEqual(['/redirect']);
  });

  it('has a timeout for servers and lookups, and a limit for the size of responses', async () => {
    await expect(sendOutgoing(call(`https://${host}/silent`, { deadlineMs: 300 }))).rejects.toThrow();
    await expect(sendOutgoing(call(`https://${host}/upgrade`))).rejects.toThrow();
    const never = () => new Promise<never>(() => undefined);
    await expect(sendOutgoing(call(`https://${host}/x`, { deadlineMs: 300 }), never)).rejects.toThrow();
    expect(await sendOutgoing(call(`https://${host}/endless`))).toMatchObject({ status: 200 });
  });
});
