/**
 * The header `Idempotency-Key`, which every POST accepts. A repeat within 24 hours changes nothing, except in
 * operations that ignore the header.
 */
import { createHash, createHmac } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExtension, ApiExtraModels, ApiHeader, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { ENV, type Env } from '../../config/env.js';
import { invalidInput } from '../domain/failure.js';
import {
  idempotencyKeyReused,
  type KeyedCall,
  KeyedCalls,
  type Receipt,
  sameCallInFlight,
} from '../domain/keyed-calls.js';
import { ApiFailures } from './api-failures.js';

const HEADER = 'Idempotency-Key';
const MAX_KEY_LENGTH = 255;
/** Marks an operation that can return a `ReplayedCall`, until the document is built (src/openapi/operations.ts). */
export const REPLAYS_EXTENSION = 'x-replays';

/** Fields that identify or count what a call changed. Other fields might no longer be visible to the caller. */
const RECEIPT_FIELDS = ['_id', 'reference', 'type', 'createdAt', 'requested', 'affected'];

export class ReplayReceipt {
  @ApiPropertyOptional({ format: 'uuid', description: 'Id of what the first call created or changed' })
  _id?: string;

  @ApiPropertyOptional({ description: 'Reference of the lead', example: '7ZK4M0QXJD' })
  reference?: string;

  @ApiPropertyOptional({ description: 'Type of the lead', example: 'soil_testing' })
  type?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'When it was created' })
  createdAt?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'Number of leads in the first call', example: 2 })
  requested?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'Number of leads that the first call changed', example: 2 })
  affected?: number;
}

export class ReplayedCall {
  @ApiProperty({ example: 'This call was already carried out.' })
  message: string;

  @ApiProperty({
    type: 'boolean',
    enum: [true],
    description: 'Always true. The original response does not have this field.',
  })
  replayed: true;

  @ApiProperty({
    type: ReplayReceipt,
    description: 'Empty if the server stopped before it responded to the first call',
  })
  data: ReplayReceipt;
}

export function replayedCall(receipt: object): ReplayedCall {
  return { message: 'This call was already carried out.', replayed: true, data: receipt };
}

export const ApiIdempotencyKey = (description: string): MethodDecorator =>
  ApiHeader({
    name: HEADER,
    required: false,
    description,
    schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH },
  });

export const ApiReplays = (): MethodDecorator =>
  applyDecorators(
    ApiIdempotencyKey(
      'Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation',
    ),
    ApiExtraModels(ReplayedCall),
    ApiExtension(REPLAYS_EXTENSION, true),
    ApiFailures(sameCallInFlight, idempotencyKeyReused),
  );

/** For a POST that changes nothing, or whose response must not be repeated. Accepts the header but ignores it. */
export const AcceptsIdempotencyKey = (): MethodDecorator => ApiIdempotencyKey('Accepted. Each call is carried out');

export function readIdempotencyKey(sent: string | undefined): string | null {
  if (sent === undefined) return null;
  if (sent.length >= 1 && sent.length <= MAX_KEY_LENGTH) return sent;
  const message = `${HEADER} must have 1 to ${MAX_KEY_LENGTH} characters.`;
  throw invalidInput([{ field: HEADER, message, code: 'invalid' }]);
}

/** Returns the key in its stored form. Its parts are separated by a line break, because no header contains one. */
export function scopedKey(senderId: string, call: string, key: string): string {
  return `${senderId}\n${call}\n${key}`;
}

/** Returns a hash that does not depend on the order of the object's keys. */
export function contentHash(content: unknown, secret?: string): Buffer {
  const hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret);
  return hash.update(JSON.stringify(canonicalize(content)) ?? '').digest();
}

type Caller = FastifyRequest & { readonly user: { readonly user: { readonly id: string } } };

@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly calls: KeyedCalls,
    @Inject(ENV) private readonly env: Env,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Caller>();
    const key = readIdempotencyKey(request.headers['idempotency-key'] as string | undefined);
    if (key === null) return next.handle();
    return from(this.answer(this.callOf(key, request), http.getResponse<FastifyReply>(), next));
  }

  private async answer(call: KeyedCall, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    const done = await this.calls.once(call, work, receiptOf);
    if ('answer' in done) return done.answer;
    void reply.header('Idempotent-Replayed', 'true');
    return replayedCall(done.replayed);
  }

  /** The hash is keyed: otherwise, anyone who can read the table could guess the passwords in request bodies. */
  private callOf(key: string, { method, routeOptions, params, body, user }: Caller): KeyedCall {
    const call = `${method} ${routeOptions.url} ${JSON.stringify(params).toLowerCase()}`;
    return { key: scopedKey(user.user.id, call, key), bodyHash: contentHash(body ?? {}, this.env.jwtSecret) };
  }
}

/** For a POST by signed-in users: a repeat with the same Idempotency-Key changes nothing and returns a receipt. */
export const Repeatable = (): MethodDecorator => applyDecorators(UseInterceptors(IdempotencyInterceptor), ApiReplays());

function receiptOf(answer: unknown): Receipt {
  const { data } = (answer ?? {}) as { data?: Readonly<Record<string, unknown>> };
  return Object.fromEntries(RECEIPT_FIELDS.flatMap((name) => (data?.[name] === undefined ? [] : [[name, data[name]]])));
}

function canonicalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonicalize);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, child]) => [name, canonicalize(child)]),
  );
}
