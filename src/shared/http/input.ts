import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  Body as NestBody,
  Query as NestQuery,
  Param,
  type PipeTransform,
} from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FieldError, invalidInput } from '../domain/failure.js';
import { ApiFailures } from './api-failures.js';
import { idNotFound } from './http.errors.js';
import { MAX_UNKNOWN_KEYS, unknownKey } from './validate.js';

const TAKES = { body: 'input:takes-body', query: 'input:takes-query' };

/** Like Nest's decorators, but also mark the route as accepting a body or query. Other routes refuse both. */
export const Body = (): ParameterDecorator => taking('body', NestBody());
export const Query = (): ParameterDecorator => taking('query', NestQuery());

function taking(part: keyof typeof TAKES, decorate: ParameterDecorator): ParameterDecorator {
  return (target, name, index) => {
    decorate(target, name, index);
    const handler = target[name as keyof typeof target] as object;
    Reflect.defineMetadata(TAKES[part], true, handler);
  };
}

/** Refuses a query or body on routes without one. An empty object counts as none. */
@Injectable()
export class NoUnknownInputGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const handler = context.getHandler();
    const refused = (part: keyof typeof TAKES) =>
      Reflect.hasMetadata(TAKES[part], handler) ? [] : unknownKeys(request[part]);
    const errors = [...refused('query'), ...refused('body')];
    if (errors.length > 0) throw invalidInput(errors.slice(0, MAX_UNKNOWN_KEYS));
    return true;
  }
}

function unknownKeys(sent: unknown): FieldError[] {
  if (sent === undefined || sent === null) return [];
  if (typeof sent !== 'object' || Array.isArray(sent)) {
    return [{ field: '', message: 'This request must not have a body.', code: 'invalid' }];
  }
  return Object.keys(sent).map(unknownKey);
}

class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw idNotFound();
    return value.toLowerCase();
  }
}

/** An id in a path. Text that is not a UUID gets a 404 with the code `not_found`. */
export const IdParam =
  (name = 'id'): ParameterDecorator =>
  (target, method, index) => {
    Param(name, IdPipe)(target, method, index);
    if (method === undefined) return;
    const handler = Object.getOwnPropertyDescriptor(target, method);
    if (handler) ApiFailures(idNotFound)(target, method, handler);
  };

/** An `AbortSignal` that aborts if the client disconnects before the response is sent. */
export const RequestSignal = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  const caller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) caller.abort();
  });
  if (raw.closed || raw.destroyed) caller.abort();
  return caller.signal;
});
