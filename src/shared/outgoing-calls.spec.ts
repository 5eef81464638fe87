/** Checks that only `send-outgoing.ts` can send HTTP requests to other servers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const SENDER = 'src/shared/send-outgoing.ts';
const HARMLESS = ['STATUS_CODES', 'createServer', 'isIP', 'isIPv4', 'isIPv6', 'BlockList', 'SocketAddress'];
const DATABASE_SOCKETS: Readonly<Record<string, string>> = {
  'src/database/pool-client.ts': 'Socket',
};
const IMPORT =
  /(?:import|export)\s+(type\s+)?([^;'"]*?)\s*from\s*['"]([^'"]+)['"]|(?:import|require)\s*\(\s*['"]([^'"]+)['"]/g;
const NETWORK = /^(?:node:)?(?:https?|http2|net|tls|dgram|inspector)$/;
const HTTP_CLIENTS =
  /^(?:undici|axios|got|ky|request|superagent|needle|phin|node-fetch|cross-fetch|ws|eventsource|follow-redirects|@nestjs\/axios|@aws-sdk\/.*)$/;
const CALLS =
  /(?<![.\w])fetch\s*\(|globalThis\s*\.\s*fetch|new\s+(?:WebSocket|EventSource|XMLHttpRequest)\b|\.sendNotification\s*\(/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .map((name) => join('src', name));

/** Returns the imports and globals in `source` that can open a connection. */
function callsOf(file: string, source: string): string[] {
  const found: string[] = source.match(CALLS) ?? [];
  for (const [, typeOnly, names = '', from, loaded] of source.matchAll(IMPORT)) {
    const module = from ?? loaded ?? '';
    if (HTTP_CLIENTS.test(module)) found.push(module);
    if (typeOnly || !NETWORK.test(module)) continue;
    const values = names.replace(/[{}\s]+/g, ' ').split(',');
    const known = [...HARMLESS, DATABASE_SOCKETS[file]];
    found.push(
      ...values.filter((name) => !/^\s*type /.test(name) && !known.includes(name.trim()) && name.trim() !== ''),
    );
    if (loaded) found.push(module);
  }
  return found;
}

it('only one file of the server sends HTTP requests', () => {
  const callers = files.filter((file) => callsOf(file, readFileSync(file, 'utf8')).length > 0);
  expect(callers).toEqual([SENDER]);
});

it.each([
  `import { request } from 'node:https';`,
  `import https from 'https';`,
  `import * as http from 'node:http';`,
  `import { type Agent, get } from 'node:http';`,
  `const { connect } = await import('node:tls');`,
  `import { connect } from 'node:net';`,
  `import axios from 'axios';`,
  `await fetch('https://example.com');`,
  `await webPush.sendNotification(device);`,
])('detects another client: %s', (source) => {
  expect(callsOf('src/second.ts', source)).not.toEqual([]);
});
