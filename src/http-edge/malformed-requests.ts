/** Answers to what is not even a request: the framework's own would be in another shape, without the security headers. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type HttpFailure, headersTooLarge, requestTooSlow, unreadableRequest } from '../shared/http/http.errors.js';
import { problemOf } from '../shared/http/problem.js';
import { REQUEST_ID_HEADER } from './request-id.js';
import { bareSecurityHeaders } from './security-headers.js';

/**
 * A `%` that begins no character is taken literally, and `*` for a page of that name: such an address is simply one that
 * leads nowhere, and not past the router and the security headers.
 */
export function readableUrl(target: string): string {
  // The absolute form, as a client writes it that takes this server for its proxy.
  const url = target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  if (url.startsWith('*')) return `/${url}`;
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

const LINGER_MS = 1_000;

/** Answers a connection on which no request could be made out, and ends it. */
export function malformedRequestHandler(isHttps: boolean): (error: { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = problemOf(failureOf(error.code));
    const body = JSON.stringify(problem);
    const head = [
      `HTTP/1.1 ${problem.status} ${problem.title}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      `${REQUEST_ID_HEADER}: ${randomUUID()}`,
      ...bareSecurityHeaders(isHttps),
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    // Whatever else is still on its way is read and dropped, so that the answer arrives before the connection goes.
    socket.resume();
    socket.setTimeout(LINGER_MS, () => socket.destroy());
  };
}

function failureOf(code: string | undefined): HttpFailure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTooSlow;
  return code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge : unreadableRequest;
}
