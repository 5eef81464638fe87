import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { tooManyRequests } from '../shared/domain/rate-limits.js';
import { batchTooLarge } from '../shared/http/http.errors.js';
import { Pacer, RequestGates } from './request-gates.js';

const BODY = JSON.stringify({ text: 'x'.repeat(60 * 1024) });

const fastify = new FastifyAdapter().getInstance();
const gates = new RequestGates();
let url: URL;
let inWork = 0;
let mostInWork = 0;
let isSpent = false;
const batches = new EventEmitter();

beforeAll(async () => {
  gates.register(fastify);
  gates.add('forms', async () => {
    if (isSpent) throw Object.assign(tooManyRequests({ sentence: 'Too many.' }), { statusCode: 429 });
  });
  fastify.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body: string, done) => {
    gates.admitBody(request, body.length).then(() => done(null, body), done);
  });
  fastify.post('/gated', { config: { gate: 'forms' } }, async () => {
    inWork += 1;
    mostInWork = Math.max(mostInWork, inWork);
    await delay(5);
    inWork -= 1;
    return 'kept';
  });
  fastify.post('/batch', { config: { gate: 'forms', tooLarge: batchTooLarge } }, async () => {
    batches.emit('begun');
    await once(batches, 'end');
    return 'kept';
  });
  fastify.post('/refused', { config: { gate: 'none' } }, async (_, reply) => {
    inWork += 1;
    return reply.status(400).send('refused');
  });
  fastify.get<{ Querystring: { user?: string } }>('/staff', async (request, reply) => {
    if (request.query.user) Object.assign(request, { user: request.query.user });
    return reply.status(403).send('refused');
  });
  url = new URL('/gated', await fastify.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => fastify.close());

const send = (path = '/gated', body = BODY) =>
  fetch(new URL(path, url), { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
const opened = (body: string) => {
  const socket = connect(Number(url.port), '127.0.0.1');
  const head = `POST /gated HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${BODY.length}\r\n\r\n`;
  socket.write(head + body);
  return socket;
};

describe('calls without a sign-in', () => {
  it('are processed a few large bodies at a time; each frees its room when it is answered', async () => {
    const sent = await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(sent.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(mostInWork).toBe(2);
  });

  it('do not wait for the larger bodies of batches, which wait for each other', async () => {
    const batch = 'x'.repeat(batchTooLarge.maxBytes);
    const begun = once(batches, 'begun');
    const sent = [1, 2, 3].map(() => send('/batch', batch));
    await begun;
    expect((await send()).status).toBe(200);
    const answers = Promise.all(sent.map(async (answer) => (await answer).status));
    const ending = setInterval(() => batches.emit('end'), 5);
    expect(await answers).toEqual([200, 200, 200]);
    clearInterval(ending);
  });

  it('free their room when the client disconnects', async () => {
    for (let gone = 0; gone < 6; gone += 1) {
      const socket = opened(BODY);
      await delay(gone);
      socket.destroy();
    }
    expect((await send()).status).toBe(200);
  });

  it('are refused by their gate before their body arrives', async () => {
    isSpent = true;
    const socket = opened('');
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 429/);
  });

  it('free their room as soon as they are refused, before the paced response', async () => {
    const pace = new EventEmitter();
    const wait = jest.spyOn(Pacer.prototype, 'wait').mockImplementation(async () => void (await once(pace, 'turn')));
    const sent = Array.from({ length: 6 }, () => send('/refused'));
    while (inWork < 6 || pace.listenerCount('turn') < 6) await delay(5);
    pace.emit('turn');
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(6).fill(400));
    wait.mockRestore();
  });

  it('are refused at a limited pace, unless the caller is signed in', async () => {
    const wait = jest.spyOn(Pacer.prototype, 'wait');
    expect((await fetch(new URL('/staff?user=asha', url))).status).toBe(403);
    expect(wait).not.toHaveBeenCalled();
    expect((await fetch(new URL('/staff', url))).status).toBe(403);
    expect((await fetch(new URL('/nowhere', url))).status).toBe(404);
    expect(wait).toHaveBeenCalledTimes(2);
    wait.mockRestore();
  });
});

describe('paced responses', () => {
  it('go out immediately up to a burst, then at the pace, and after a pause immediately again', () => {
    const pacer = new Pacer(10, 2);
    const waits = [1_000, 1_000, 1_000, 1_000, 1_050].map((nowMs) => pacer.takeTurn(nowMs));
    expect(waits).toEqual([0, 0, 100, 200, 250]);
    expect([9_000, 9_000, 9_000].map((nowMs) => pacer.takeTurn(nowMs))).toEqual([0, 0, 100]);
  });

  it('wait at most two seconds', () => {
    const pacer = new Pacer(10, 2);
    const waits = Array.from({ length: 500 }, () => pacer.takeTurn(0));
    expect(Math.max(...waits)).toBe(2_000);
    expect(pacer.takeTurn(5_000)).toBe(0);
  });
});
