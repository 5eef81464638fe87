/** Decorators that say who can call a route: anyone, signed-in users (the default), or those with a permission. */
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Gated } from '../../../http-edge/request-gates.js';
import { ApiFailures, pascalCase } from '../../../shared/http/api-failures.js';
import type { BodyLimit } from '../../../shared/http/http.errors.js';
import { NoUnknownInputGuard } from '../../../shared/http/input.js';
import type { KeyScope, Permission } from '../../users/domain/permissions.js';
import { permissionMissing, scopeMissing } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { keyNotAllowed, notSignedIn, passwordChangeRequired } from '../domain/auth.errors.js';
import { AccessRecordInterceptor, RECORDED_READ } from './access-record.js';
import type { PartRefused, RecordedReadOf, SignedIn, StaffRequest } from './staff-request.js';

export const PUBLIC_ROUTE = 'access:public';
export const NEEDED_PERMISSION = 'access:permission';
export const NEEDED_SCOPES = 'access:scopes';
export const OPEN_WITH_FIRST_PASSWORD = 'access:open-with-first-password';

/** Decorators apply from the bottom up, so a route's own guards (listed below `Staff`) run before this one. */
const NoUnknownInput = () => UseGuards(NoUnknownInputGuard);

/** Anyone can call the route. `anyQuery` allows unknown query parameters, which health probes send to bypass caches. */
export const Public = ({ anyQuery = false } = {}): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(PUBLIC_ROUTE, true), ApiSecurity({}), ...(anyQuery ? [] : [NoUnknownInput()]));

/** Signed-in users can call the route; with `permission`, only those who have it. */
export const Staff = (permission?: Permission): MethodDecorator =>
  applyDecorators(
    SetMetadata(NEEDED_PERMISSION, permission),
    ApiBearerAuth(),
    NoUnknownInput(),
    ApiFailures(notSignedIn, ...(permission ? [lacks(permission)] : []), passwordChangeRequired),
  );

/**
 * Documents an additional permission that the route checks. `when` says in which case it is needed, for example "The
 * request assigns the lead".
 */
export const ApiAlsoNeeds = (permission: Permission, when?: string, name?: string): MethodDecorator =>
  ApiFailures(lacks(permission, when, name));

function lacks(permission: Permission, when?: string, name?: string) {
  const missing = `${pascalCase(permission)}Missing`;
  return when === undefined
    ? ([permissionMissing, `The caller lacks ${permission}`, name ?? missing] as const)
    : ([
        permissionMissing,
        `${when}, and the caller lacks ${permission}`,
        name ?? `${missing}If${pascalCase(when)}`,
      ] as const);
}

/** Like `Staff`, but also for users who must first change a password that someone else chose. */
export const AnyStaff = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(OPEN_WITH_FIRST_PASSWORD, true),
    ApiBearerAuth(),
    NoUnknownInput(),
    ApiFailures(notSignedIn, keyNotAllowed),
  );

/**
 * API keys with one of these scopes can make the call. If several are named, the call itself checks which one it needs.
 * Without this decorator, only users can.
 */
export const KeyScopes = (...scopes: readonly KeyScope[]): MethodDecorator =>
  applyDecorators(
    SetMetadata(NEEDED_SCOPES, scopes),
    ApiFailures([
      scopeMissing,
      `The caller is an API key without ${scopes.map((scope) => `\`${scope}\``).join(' or ')}`,
      `${scopes.map(pascalCase).join('Or')}Missing`,
    ]),
  );

export const LARGE_BODY_GATE = 'large-body';

/**
 * Accepts a body that is larger than the default. Only callers with a token of this server can send one: the gate
 * refuses all others before their body is read.
 */
export const LargeBody = (limit: BodyLimit): MethodDecorator => Gated(LARGE_BODY_GATE, limit);

/** Like `LargeBody`, but the body is the bytes of a file, as `application/octet-stream`. */
export const BytesBody = (limit: BodyLimit): MethodDecorator => Gated(LARGE_BODY_GATE, limit, 'bytes');

/** Records every successful call in the audit trail as a read of `of`. */
export const RecordedRead = (of: RecordedReadOf): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(RECORDED_READ, of), UseInterceptors(AccessRecordInterceptor));

/** For calls that can succeed in part. Report what was refused with `ReportPartialRefusal`. */
export const PartialRefusalAudited = (): MethodDecorator => UseInterceptors(AccessRecordInterceptor);

export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): User => context.switchToHttp().getRequest<StaffRequest>().user.user,
);

export const CurrentSignIn = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn => context.switchToHttp().getRequest<StaffRequest>().user,
);

export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<StaffRequest>().user.sessionId,
);

/** Injects a function that reports the refused part of a call. The audit trail records it if the call succeeds. */
export const ReportPartialRefusal = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<StaffRequest>();
  return (part: PartRefused): void => {
    request.partRefused = part;
  };
});

export const ClientAddress = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<FastifyRequest>().ip,
);
