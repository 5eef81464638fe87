/**
 * `@Body()` and `@Query()` of Nest, which also note on the route that it takes one. A route refuses a body or a query that it
 * does not take.
 */
import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  Body as NestBody,
  Query as NestQuery,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type FieldError, invalidInput } from '../domain/failure.js';
import { MAX_UNKNOWN_KEYS, unknownKey } from './unknown-key.js';

const TAKES = { body: 'input:takes-body', query: 'input:takes-query' };

export const Body = (): ParameterDecorator => taking('body', NestBody());
export const Query = (): ParameterDecorator => taking('query', NestQuery());

function taking(part: keyof typeof TAKES, decorate: ParameterDecorator): ParameterDecorator {
  return (target, name, index) => {
    decorate(target, name, index);
    const handler = target[name as keyof typeof target] as object;
    Reflect.defineMetadata(TAKES[part], true, handler);
  };
}

/** Refuses the query of a call that has none and the body of one that takes none; an empty object is none. */
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
    return [{ field: '', message: 'This call takes no body.', code: 'invalid' }];
  }
  return Object.keys(sent).map(unknownKey);
}
