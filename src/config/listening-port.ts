import { createServer } from 'node:net';
import { errorCode, StartError } from './errors.js';

/**
 * Checks that the port is free. `prefix` is the first part of the variables' names in the error, such as `METRICS_`.
 * @throws StartError if the server cannot listen on the port
 */
export function checkPort(host: string, port: number, prefix = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(listenError(host, port, error, prefix)));
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
}

/** Returns a StartError if the address is not available. Returns any other error unchanged. */
export function listenError(host: string, port: number, error: unknown, prefix = ''): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `${prefix}PORT ${port} is already in use: stop the program that uses it, or set ${prefix}PORT to another number.`,
      );
    case 'EACCES':
      return new StartError(
        `${prefix}PORT ${port} needs more rights than this user has: set ${prefix}PORT to a number above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `${prefix}HOST ${host} is not an address of this machine: leave it out${prefix ? '' : ' to listen on all addresses'}.`,
      );
    default:
      return error;
  }
}
