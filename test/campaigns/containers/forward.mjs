/** `node forward.mjs SOCKET HOST FROM`: forwards connections on a socket to HOST:443, with source address FROM. */
import { connect, createServer } from 'node:net';

const [, , socket, host, localAddress] = process.argv;

createServer((near) => {
  const far = connect({ host, port: 443, localAddress });
  near.pipe(far).pipe(near);
  near.on('error', () => far.destroy());
  far.on('error', () => near.destroy());
  near.on('close', () => far.destroy());
  far.on('close', () => near.destroy());
}).listen(socket, () => process.stdout.write('listening\n'));
