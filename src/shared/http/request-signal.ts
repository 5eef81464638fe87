import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** An `AbortSignal`: aborted when the caller goes away before the answer is sent. */
export const RequestSignal = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  const caller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) caller.abort();
  });
  if (raw.closed || raw.destroyed) caller.abort();
  return caller.signal;
});
