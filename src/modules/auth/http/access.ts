/** What a route demands of its caller: nothing (`Public`), a sign-in (the default), or a sign-in and a permission flag. */
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
import { ApiFailures, pascalCase } from '../../../shared/http/api-failures.js';
import { NoUnknownInputGuard } from '../../../shared/http/input.js';
import type { Permission } from '../../users/domain/permissions.js';
import { permissionMissing } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { notSignedIn, passwordChangeRequired } from '../domain/auth.errors.js';
import { AccessRecordInterceptor, RECORDED_READ } from './access-record.js';
import type { PartRefused, RecordedReadOf, SignedIn, StaffRequest } from './staff-request.js';

export const PUBLIC_ROUTE = 'access:public';
export const NEEDED_PERMISSION = 'access:permission';
export const OPEN_WITH_FIRST_PASSWORD = 'access:open-with-first-password';

/** Decorators are read from the last to the first, so what a route checks of its own (who is in reach) comes before it. */
const NoUnknownInput = () => UseGuards(NoUnknownInputGuard);

/** Anybody may call it; with `anyQuery` also with a query that it does not read, as probes send one against caches. */
export const Public = ({ anyQuery = false } = {}): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(PUBLIC_ROUTE, true), ApiSecurity({}), ...(anyQuery ? [] : [NoUnknownInput()]));

/** Staff may call it; with a permission, only those who hold that flag. */
export const Staff = (permission?: Permission): MethodDecorator =>
  applyDecorators(
    SetMetadata(NEEDED_PERMISSION, permission),
    ApiBearerAuth(),
    NoUnknownInput(),
    ApiFailures(notSignedIn, ...(permission ? [lacks(permission)] : []), passwordChangeRequired),
  );

/** Besides the flag of its route; `when` ("It assigns") where it is not always asked for. `name` as for `ApiFailures`. */
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

/** Staff may call it, also with a first password that they have to change. */
export const AnyStaff = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(OPEN_WITH_FIRST_PASSWORD, true),
    ApiBearerAuth(),
    NoUnknownInput(),
    ApiFailures(notSignedIn),
  );

/** The audit trail says who has read the lead or user that the path names, a list of people, a report, or what others did. */
export const RecordedRead = (of: RecordedReadOf): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(RECORDED_READ, of), UseInterceptors(AccessRecordInterceptor));

/** For calls that succeed although part of what they asked for was refused: the audit trail keeps what they tell with `ReportPartialRefusal`. */
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

/** In a call that `PartialRefusalAudited`: keeps what it is told once the call has succeeded. */
export const ReportPartialRefusal = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<StaffRequest>();
  return (part: PartRefused): void => {
    request.partRefused = part;
  };
});

/** The caller's network address, as the trusted proxies report it. */
export const ClientAddress = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<FastifyRequest>().ip,
);
