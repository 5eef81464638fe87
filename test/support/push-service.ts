/** A push service for tests. It decrypts push messages like a browser. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { LOCAL_CERTIFICATE, LOCAL_KEY } from './local-certificate.js';

export interface PushServiceDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly shown: object[];
  /** The status of the next responses for this device. `silent`: no response. */
  status: number | 'silent';
  tries: number;
  headers: Readonly<Record<string, unknown>>;
}

export interface PushService {
  /** The host that the server's settings must allow, because it is in the internal network. */
  readonly host: string;
  newDevice(): PushServiceDevice;
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, PushServiceDevice & { show(body: Buffer): void }>();
  const server = createServer({ key: LOCAL_KEY, cert: LOCAL_CERTIFICATE }, (request, response) => {
    const device = devices.get(request.url ?? '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (device) {
        device.tries += 1;
        device.headers = request.headers;
        if (device.status === 201) device.show(Buffer.concat(chunks));
      }
      if (device?.status !== 'silent') response.writeHead(device?.status ?? 410).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  globalAgent.options.ca = LOCAL_CERTIFICATE;
  return {
    host: `localhost:${port}`,
    newDevice: () => {
      const path = `/device/${randomBytes(8).toString('hex')}`;
      const keys = createECDH('prime256v1');
      const publicKey = keys.generateKeys();
      const auth = randomBytes(16);
      const shown: object[] = [];
      const device = {
        endpoint: `https://localhost:${port}${path}`,
        p256dh: publicKey.toString('base64url'),
        auth: auth.toString('base64url'),
        shown,
        status: 201 as number | 'silent',
        tries: 0,
        headers: {},
        show: (body: Buffer) => void shown.push(JSON.parse(decrypted(body, keys, publicKey, auth))),
      };
      devices.set(path, device);
      return device;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Decrypts a message by RFC 8291 and RFC 8188. The message must have a single record. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, publicKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const senderKey = body.subarray(21, 21 + idLength);
  const content = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
