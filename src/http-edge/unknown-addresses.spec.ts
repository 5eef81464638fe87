import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { NotFoundPages } from './unknown-addresses.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  for (const page of ['', 'whoWeAre', 'hi/whoWeAre', 'kisan-canteen']) {
    await mkdir(join(folder, page), { recursive: true });
    await writeFile(join(folder, page, 'index.html'), page);
  }
  await writeFile(join(folder, '404.html'), 'not found');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function answerTo(url: string): unknown[] {
  const answer: unknown[] = [];
  const reply = {
    request: { url },
    redirect: (address: string, status: number) => answer.push(status, address),
    status: (status: number) => {
      answer.push(status);
      return reply;
    },
    header: () => reply,
    type: () => reply,
    send: (page: string) => answer.push(page),
  };
  new NotFoundPages(folder).send(url.split('?', 1)[0] ?? '', reply as unknown as FastifyReply);
  return answer;
}

describe('an unknown address', () => {
  it.each([
    ['/whoweare', '/whoWeAre'],
    ['/WHOWEARE?a=B', '/whoWeAre?a=B'],
    ['/Hi/whoweare', '/hi/whoWeAre'],
    ['/Kisan-Canteen', '/kisan-canteen'],
  ])('that differs from a page only in capitals redirects there: %s', (url, meant) => {
    expect(answerTo(url)).toEqual([301, meant]);
  });

  it.each(['/whoweares', '/kisan-canteen/x', '//evil.example', '/kisan-canteen'])(
    'is otherwise not found: %s',
    (url) => {
      expect(answerTo(url)).toEqual([404, 'not found']);
    },
  );
});
