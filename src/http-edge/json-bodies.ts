import type { FastifyInstance } from 'fastify';
import type { RequestGates } from './request-gates.js';
import { readText, rejectVastJson } from './unsafe-input.js';

/** One parser for one content type. A body may be empty: the documented client names JSON on calls that carry none. */
export function acceptJsonOnly(fastify: FastifyInstance, gates: RequestGates): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const read = async () => {
      await gates.admitBody(request, body.length);
      const text = readText(request, body);
      rejectVastJson(text);
      return text;
    };
    if (body.length === 0) done(null, undefined);
    else read().then((text) => parse(request, text, done), done);
  });
}
