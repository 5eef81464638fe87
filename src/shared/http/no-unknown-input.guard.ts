import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import type { FastifyRequest } from 'fastify';
import type { FieldError } from '../domain/domain-error.js';
import { invalidInput } from '../domain/input.errors.js';
import { MAX_UNKNOWN_KEYS, unknownKeyMessage } from './unknown-keys.js';

/** Refuses the query of a call that has none and the body of one that takes none; an empty object is none. */
@Injectable()
export class NoUnknownInputGuard implements CanActivate {
  private readonly taken = new WeakMap<object, ReadonlySet<number>>();

  canActivate(context: ExecutionContext): true {
    const { query, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const taken = this.partsTaken(context);
    const errors = [
      ...(taken.has(RouteParamtypes.QUERY) ? [] : unknownKeys(query)),
      ...(taken.has(RouteParamtypes.BODY) ? [] : unknownKeys(body)),
    ];
    if (errors.length > 0) throw invalidInput(errors.slice(0, MAX_UNKNOWN_KEYS));
    return true;
  }

  private partsTaken(context: ExecutionContext): ReadonlySet<number> {
    const handler = context.getHandler();
    const taken = this.taken.get(handler) ?? partsTaken(context);
    this.taken.set(handler, taken);
    return taken;
  }
}

/** What the handler's parameters are made of. Nest keeps them by `<kind>:<place>`. */
function partsTaken(context: ExecutionContext): ReadonlySet<number> {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) ??
    {}) as object;
  return new Set(Object.keys(parameters).map((key) => Number(key.split(':', 1)[0])));
}

function unknownKeys(sent: unknown): FieldError[] {
  if (sent === undefined || sent === null) return [];
  if (typeof sent !== 'object' || Array.isArray(sent)) {
    return [{ field: '', message: 'This call takes no body.', code: 'invalid' }];
  }
  return Object.keys(sent).map((field) => ({ field, message: unknownKeyMessage(field), code: 'unknown_key' }));
}
