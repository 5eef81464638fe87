import { hash } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { ClassConstructor } from 'class-transformer';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ApiBadBody, ApiFailures, type DocumentedFailures } from '../../../shared/http/api-failures.js';
import { entityTags } from '../../../shared/http/conditional-get.js';
import { idNotFound } from '../../../shared/http/http.errors.js';
import type { StaffRequest } from '../../auth/http/staff-request.js';
import {
  leadChangedMeanwhile,
  leadErased,
  leadMerged,
  leadNotChangeable,
  leadNotFound,
  leadStateUnknown,
} from '../domain/lead.errors.js';
import type { ListedLead } from '../domain/lead.js';
import { leadScope } from '../domain/lead-access.js';
import type { LeadCall } from '../domain/lead-call.js';
import { responsePromiseOf } from '../domain/lead-progress.js';
import { LeadWriter } from '../domain/lead-writer.js';

const readCall = createParamDecorator((_: unknown, context: ExecutionContext): LeadCall => {
  const { user, params, headers, ip } = context.switchToHttp().getRequest<StaffRequest>();
  const { id } = params as { id?: unknown };
  if (!isUUID(id)) throw idNotFound();
  return {
    viewer: user.user,
    leadId: String(id).toLowerCase(),
    // Parsed only when it is read, because some operations ignore the header.
    get version() {
      return expectedVersion(headers['if-match']);
    },
    address: ip,
  };
});

/** Injects a `LeadCall` for the lead `{id}` in the path. A malformed id gets the same response as an unknown id. */
export const Call = (): ParameterDecorator => (target, method, index) => {
  readCall()(target, method, index);
  const handler = method === undefined ? undefined : Object.getOwnPropertyDescriptor(target, method);
  if (method !== undefined && handler) ApiFailures(idNotFound)(target, method, handler);
};

export const ApiLeadId = (): MethodDecorator & ClassDecorator =>
  ApiParam({ name: 'id', type: String, format: 'uuid', description: "The lead's id" });

/** An ETag of a lead starts with its version. */
const VERSIONED = /^\s*(?:W\/)?"(\d{1,9})(?:-[\w-]{1,20})?"\s*$/;

const HEADERS = { ETag: { schema: { type: 'string' as const }, description: 'State of the lead' } };

const LEAD = Symbol('lead');

/** Marks a response as describing a lead. `LeadETagInterceptor` then adds the ETag header. */
export function about<Answer extends object>(lead: ListedLead, answer: Answer): Answer {
  return Object.assign(answer, { [LEAD]: lead });
}

@Injectable()
class LeadETagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      tap((answer: { readonly [LEAD]?: ListedLead } | undefined) => {
        const lead = answer?.[LEAD];
        if (lead) void context.switchToHttp().getResponse<FastifyReply>().header('ETag', leadETag(lead));
      }),
    );
  }
}

/** Sets the ETag header of responses that are marked with `about`. */
export const ApiOkWithETag = (type: ClassConstructor<object>): MethodDecorator =>
  applyDecorators(UseInterceptors(LeadETagInterceptor), ApiOkResponse({ type, headers: HEADERS }));

export const ApiCreatedWithETag = (type: ClassConstructor<object>): MethodDecorator =>
  applyDecorators(UseInterceptors(LeadETagInterceptor), ApiCreatedResponse({ type, headers: HEADERS }));

export const ApiConditionalGet = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({ name: 'If-None-Match', required: false, description: 'One or more ETags of the copies you have' }),
    ApiResponse({ status: 304, description: 'Your copy is up to date', headers: HEADERS }),
  );

/** If `If-Match` lists several ETags, keeps only the lead's current one, or the first if none is current. */
@Injectable()
export class IfMatchListGuard implements CanActivate {
  constructor(private readonly leads: LeadWriter) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const { headers, params, user } = context.switchToHttp().getRequest<StaffRequest>();
    const tags = entityTags(headers['if-match'] ?? '');
    const { id } = params as { id?: unknown };
    if (tags === '*' || tags.length < 2 || !isUUID(id)) return true;
    const lead = await this.leads.find(String(id), leadScope(user.user));
    const isCurrent = (tag: string) => VERSIONED.exec(tag)?.[1] === String(lead?.version);
    headers['if-match'] = tags.find(isCurrent) ?? tags[0];
    return true;
  }
}

/** For operations that reject the change if the lead has changed since the caller read it. */
export const ApiIfMatch = (): MethodDecorator =>
  applyDecorators(
    UseGuards(IfMatchListGuard),
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The ETag that you last received for the lead. Several are allowed',
    }),
    ApiFailures(leadChangedMeanwhile),
  );

/** For operations that change one lead and accept `If-Match`. `more` lists their other failures. */
export const ApiLeadChange = (...more: DocumentedFailures): MethodDecorator =>
  applyDecorators(
    ApiIfMatch(),
    ApiFailures(leadNotFound, leadNotChangeable, leadMerged, leadErased, ...more),
    ApiBadBody(),
  );

/** Returns `"<version>-<rest>"`. The rest changes with anything else that viewers see, including notes and history. */
export function leadETag(lead: ListedLead): string {
  const { state } = responsePromiseOf(lead, lead.readAt);
  const rest = [lead.activityMicros, lead.assignee?.name ?? null, lead.possibleDuplicates, state];
  if (lead.isReduced) rest.push('reduced');
  return `"${lead.version}-${hash('sha1', JSON.stringify(rest), 'base64url').slice(0, 10)}"`;
}

const NO_ONE_STATE = 'If-Match is the ETag of one lead and cannot be used in a bulk request.';

/** For bulk operations, which do not support `If-Match`. */
@Injectable()
export class NoIfMatchGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (headers['if-match'] === undefined) return true;
    throw invalidInput([{ field: 'If-Match', message: NO_ONE_STATE, code: 'invalid' }]);
  }
}

/** Returns the expected version, or null for any version. @throws leadStateUnknown if this cannot be a lead's ETag */
export function expectedVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  const [, digits] = VERSIONED.exec(ifMatch) ?? [];
  if (digits === undefined) {
    throw leadStateUnknown();
  }
  return Number(digits);
}
