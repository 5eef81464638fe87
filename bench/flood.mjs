/**
 * Sends one kind of flood. stalls.mjs starts it as a process: `node bench/flood.mjs KIND URL CONNECTIONS SPREAD`. Each
 * connection repeats its call until the process ends. Every second, the process prints the number of responses by
 * status. With SPREAD, every connection has its own address in X-Forwarded-For.
 */
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const [, , kind, url, connections, spread] = process.argv;
const { hostname, port } = new URL(url);
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 5_800 }, (_, index) => [`k${index}`, 1])));
const form = (message) =>
  JSON.stringify({
    type: 'contact',
    personalInfo: { fullName: 'Bench Visitor', email: 'flood@example.in' },
    contactForm: { message },
    elapsedMs: 9_000,
  });
/** A submission of 45 KB that is accepted, because a long page address is cut, not refused. */
const large = JSON.stringify({
  ...JSON.parse(form('ख'.repeat(4_900))),
  source: { page: `https://example.in/${'p'.repeat(28_000)}` },
});
/** A submission with 250 KB of numbers in a field for choices. */
const longList = JSON.stringify({ ...JSON.parse(form('Hello')), consent: { purposes: Array(60_000).fill('1') } });
/** 240 KB of alternating blanks in one line. Scanning ahead from each blank would take a minute. */
const blanks = JSON.stringify({
  ...JSON.parse(form('Hello')),
  personalInfo: { fullName: `a${' \u00a0'.repeat(80_000)}a` },
});
const signIn = (email) => post('/api/auth/login', JSON.stringify({ email, password: 'not the password' }));

/** Builds one request of each kind. `number` is the connection's number; `sent` counts its earlier requests. */
const CALLS = {
  document: () => get('/api/openapi.yaml'),
  'many-keys': () => post('/api/auth/login', manyKeys),
  forms: () => post('/api/leads', form('Hello')),
  'large-forms': () => post('/api/leads', large),
  'wrong-password': () => signIn('bench@kisancanteen.local'),
  'unknown-accounts': (number, sent) => signIn(`nobody-${number}-${sent}@example.in`),
  'form-keys': () => post('/api/leads', manyKeys),
  'form-lists': () => post('/api/leads', longList),
  'form-blanks': () => post('/api/leads', blanks),
  'staff-bodies': () => post('/api/leads/bulk-delete', manyKeys),
  'no-token': () => get('/api/leads'),
  'unknown-addresses': (number, sent) => get(`/api/nothing/${number}/${sent}`),
  page: () => get('/'),
  ready: () => get('/api/health/ready'),
};

const statuses = new Map();
setInterval(() => process.stdout.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`), 1_000);
process.on('disconnect', () => process.exit());
for (let number = 0; number < Number(connections); number += 1) void (kind === 'slow' ? drip(number) : repeat(number));

function get(path) {
  return `GET ${path} HTTP/1.1\r\nhost: bench\r\naccept-encoding: gzip\r\n`;
}

function post(path, body) {
  const head = `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n`;
  return { head: `${head}content-length: ${Buffer.byteLength(body)}\r\n`, body };
}

function addressed(call, number) {
  const address = spread === 'spread' ? `198.18.${number >> 8}.${number & 255}` : '198.51.100.77';
  const { head, body = '' } = typeof call === 'string' ? { head: call } : call;
  return Buffer.from(`${head}x-forwarded-for: ${address}\r\n\r\n${body}`);
}

/** Sends calls over one connection, and reconnects if the server closes it. */
async function repeat(number) {
  for (let sent = 0; ; ) {
    const socket = connect({ port: Number(port), host: hostname });
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let pending = '';
    socket.setEncoding('latin1');
    const send = () => socket.write(addressed(CALLS[kind](number, sent++), number));
    socket.once('connect', send);
    socket.on('data', (text) => {
      pending += text;
      const end = pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = pending.slice(0, end).toLowerCase();
      const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
      if (pending.length < end + 4 + length) return;
      const status = head.slice(9, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      pending = '';
      send();
    });
    await closed;
    await delay(50);
  }
}

/** Sends half a submission, pauses, then closes the connection. */
async function drip(number) {
  for (;;) {
    const socket = connect({ port: Number(port), host: hostname });
    socket.on('error', () => undefined);
    const whole = addressed(CALLS['large-forms'](), number);
    socket.write(whole.subarray(0, whole.length >> 1));
    await delay(100 + ((number * 37) % 400));
    socket.destroy();
    statuses.set('broken off', (statuses.get('broken off') ?? 0) + 1);
  }
}
