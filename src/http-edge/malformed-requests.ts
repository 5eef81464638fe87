/** Answers to what is not even a request: the framework's own would be in another shape, without the security headers. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type HttpFailure, headersTooLarge, requestTooSlow, unreadableRequest } from '../shared/http/http.errors.js';
import { problemOf } from '../shared/http/problem.js';
import { REQUEST_ID_HEADER } from './proxy-headers.js';
import { minimalSecurityHeaders } from './security-headers.js';

/**
 * Takes a `%` that begins no character literally, and `*` for a page of that name: such an address leads nowhere, but goes through the
 * router and the hooks that set security headers.
 */
export function readableUrl(target: string): string {
  // The absolute form, as a client writes it that takes this server for its proxy.
  const url = target.replace(/^https?:\/\/[^/?#]*\/?/i, '/').replace(/^\*/, '/*');
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

const LINGER_MS = 1_000;
/** By Node's codes; any other is unreadable. */
const FAILURES: Readonly<Record<string, HttpFailure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestTooSlow,
  HPE_HEADER_OVERFLOW: headersTooLarge,
};

/** Answers a connection whose bytes are no request, and ends it. */
export function malformedRequestHandler(isHttps: boolean): (error: { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = problemOf(FAILURES[error.code ?? ''] ?? unreadableRequest);
    const body = JSON.stringify(problem);
    const head = [
      `HTTP/1.1 ${problem.status} ${problem.title}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      `${REQUEST_ID_HEADER}: ${randomUUID()}`,
      ...minimalSecurityHeaders(isHttps),
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    // The rest of the request is read and dropped, so that the answer arrives before the connection ends.
    socket.resume();
    socket.setTimeout(LINGER_MS, () => socket.destroy());
  };
}
