/** Addresses of webhooks that would reach the server's own network. None of them is called. */
import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RefusedAddress, sendOutgoing } from '../../src/shared/send-outgoing.js';
import { type Api, startApi } from '../support/api.js';

let api: Api;
let admin: string;
let keyId: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
  const body = { name: 'ERP', scopes: ['events:read'], leadTypes: ['contact'] };
  const key = await api.raw<{ data: { _id: string } }>('POST', '/api/keys', { token: admin, body });
  keyId = key.body.data._id;
});
afterAll(() => api.close());

describe('an address that is refused when the webhook is created', () => {
  it.each([
    'http://erp.example.com/x',
    'ftp://erp.example.com/x',
    'gopher://127.0.0.1:25/_HELO',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//erp.example.com/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://0x7f.0.0.1/x',
    'https://0177.0.0.1/x',
    'https://017700000001/x',
    'https://127.0.0.0x1/x',
    'https://0.0.0.0/x',
    'https://10.0.0.1/x',
    'https://172.16.0.1/x',
    'https://192.168.1.1/x',
    'https://100.64.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://8.8.8.8/x',
    'https://[::1]/x',
    'https://[::]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://[64:ff9b::7f00:1]/x',
    'https://[fe80::1]/x',
    'https://[fc00::1]/x',
    'https://[2002:7f00:1::]/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://erp/x',
    'https://erp.example.com./x',
    'https://erp.example.com:8443/x',
    'https://erp.example.com:443/x',
    'https://user@erp.example.com/x',
    'https://user:secret@127.0.0.1/x',
    'https://erp.example.com@127.0.0.1/x',
    'https://127.0.0.1#@erp.example.com/x',
    'https://127.0.0.1\\@erp.example.com/x',
    'https://127.0.0.1%2f@erp.example.com/x',
    'https://%31%32%37.0.0.1/x',
    'https://①②⑦.⓪.⓪.①/x',
    'https://127。0。0。1/x',
    'https://"127.0.0.1"/x',
    "https://erp.example.com'/x",
    'https://erp.example.com/x y',
    'https://erp.example.com/x#here',
  ])('%s', async (url) => {
    const { status, problem } = await api.raw('POST', '/api/webhooks', { token: admin, body: { url, keyId } });
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['url']]);
  });
});

describe('a name whose address is not public is not called', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '100.127.255.254',
    '169.254.169.254',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
    '2001:db8::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
  ])('%s', async (address) => {
    const family = address.includes(':') ? 6 : 4;
    const addresses = [
      { address: '8.8.8.8', family: 4 },
      { address, family },
    ];
    await expect(sendOutgoing(call('https://erp.example.com/x'), async () => addresses)).rejects.toThrow(
      RefusedAddress,
    );
  });
});

describe('a name server that changes its answer', () => {
  let names: Socket;
  let inside: Server;
  let asked = 0;
  let connections = 0;

  beforeAll(async () => {
    names = createSocket('udp4');
    names.on('message', (question, from) => {
      asked += 1;
      // The first answer is a public address, and each later one the address of this machine.
      names.send(answerTo(question, asked === 1 ? [192, 88, 98, 1] : [127, 0, 0, 1]), from.port);
    });
    await new Promise<void>((resolve) => names.bind(0, '127.0.0.1', resolve));
    inside = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => names.close(resolve));
    await new Promise((resolve) => inside.close(resolve));
  });

  it('is asked once for each call, and only that address is called', async () => {
    const resolver = new Resolver();
    resolver.setServers([`127.0.0.1:${(names.address() as AddressInfo).port}`]);
    const addressesOf = async (host: string) =>
      (await resolver.resolve4(host)).map((address) => ({ address, family: 4 }));
    const first = sendOutgoing(call('https://erp.example.com/x', 500), addressesOf);
    // Nothing answers at the public address.
    await expect(first).rejects.not.toThrow(RefusedAddress);
    expect(asked).toBe(1);
    await expect(sendOutgoing(call('https://erp.example.com/x', 500), addressesOf)).rejects.toThrow(RefusedAddress);
    expect([asked, connections]).toEqual([2, 0]);
  });
});

function call(url: string, deadlineMs = 5_000) {
  return { url, headers: {}, body: Buffer.from('{}'), deadlineMs, allowedHosts: [] };
}

/** A DNS response with one A record, valid for no time. */
function answerTo(question: Buffer, address: readonly number[]): Buffer {
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 6);
  header.writeUInt16BE(0, 10);
  let end = 12;
  while (question[end] !== 0) end += (question[end] ?? 0) + 1;
  const asked = question.subarray(12, end + 5);
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address]);
  return Buffer.concat([header, asked, record]);
}
