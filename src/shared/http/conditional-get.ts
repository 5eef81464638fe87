/** Entity tags (RFC 9110): sends 304 if the client's copy is current, and reads the tags in `If-Match`. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Returns `*`, or the entity tags of a header without their `W/` prefixes. */
export function entityTags(header: string): readonly string[] | '*' {
  if (header.trim() === '*') return '*';
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].map(([, tag]) => tag ?? '');
}

/** Returns a HEAD body for when the length of GET's body is unknown. Fastify would otherwise send Content-Length 0. */
export function noBody(): Readable {
  return Readable.from([]);
}

/** Sends 304 without a body if `If-None-Match` contains the ETag of the response. */
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
