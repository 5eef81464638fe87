/**
 * Answers requests that Node cannot parse or does not receive in time. The default responses have neither our format
 * nor the security headers.
 */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type HttpFailure, headersTooLarge, requestTooSlow, unreadableRequest } from '../shared/http/http.errors.js';
import { problemOf } from '../shared/http/problem.js';
import { REQUEST_ID_HEADER } from './proxy-headers.js';
import { minimalSecurityHeaders } from './security-headers.js';

/**
 * Returns a request target that the router accepts, so that hooks can set the security headers. If the path contains an
 * invalid escape, every `%` in it is escaped. `*` becomes a path.
 */
export function readableUrl(target: string): string {
  // Clients that use this server as a proxy send the absolute form.
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
/** Responses by Node's error code. Any other code means that the request could not be parsed. */
const FAILURES: Readonly<Record<string, HttpFailure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestTooSlow,
  HPE_HEADER_OVERFLOW: headersTooLarge,
};

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
    // Drops the rest of the request, so that the response arrives before the connection ends.
    socket.resume();
    socket.setTimeout(LINGER_MS, () => socket.destroy());
  };
}
