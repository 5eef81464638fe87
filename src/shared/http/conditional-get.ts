/** Entity tags as RFC 9110 reads them: 304 for a copy that the caller has, and lists in `If-Match`. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** The tags that a header lists, without `W/`; `*` if it names any. */
export function entityTags(header: string): readonly string[] | '*' {
  if (header.trim() === '*') return '*';
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].map(([, tag]) => tag ?? '');
}

/** Returns the body for HEAD if the length of GET's body is unknown: without one, Fastify sends Content-Length 0. */
export function noBody(): Readable {
  return Readable.from([]);
}

/** Answers 304 without a body if a GET has an ETag that `If-None-Match` names. */
export function answerKnownCopies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const known = request.headers['if-none-match'];
    const etag = reply.getHeader('etag');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (known === undefined || !isRead || reply.statusCode !== 200 || typeof etag !== 'string') {
      done(null, payload);
      return;
    }
    const tags = entityTags(known);
    if (tags !== '*' && !tags.includes(etag.replace(/^W\//, ''))) {
      done(null, payload);
      return;
    }
    void reply.status(304).removeHeader('content-type').removeHeader('content-length');
    done(null, request.method === 'HEAD' ? noBody() : null);
  });
}
