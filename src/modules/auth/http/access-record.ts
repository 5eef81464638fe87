import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { type AuditEvent, AuditTrail } from '../../../shared/domain/audit-trail.js';
import { DomainError } from '../../../shared/domain/failure.js';
import type { PartRefused, RecordedReadOf, StaffRequest } from './staff-request.js';

/** The key is the first segment of the route after `/api`. */
const SUBJECT_TYPES: Readonly<Record<string, 'lead' | 'user'>> = { leads: 'lead', users: 'user' };
/** Refusals that the audit trail records: missing rights, unknown or invisible ids, and rate limits. */
const RECORDED_KINDS = new Set(['forbidden', 'not_found', 'throttled']);

/** Records in the audit trail what users read and which calls were refused. Requests do not wait for these writes. */
@Injectable()
export class AccessRecord {
  private readonly refused = new WeakSet<FastifyRequest>();

  constructor(private readonly audit: AuditTrail) {}

  /** Records a request that the guard refused before its handler ran. */
  routeRefused(request: StaffRequest, reason: { readonly code: string } | { readonly permission: string }): void {
    this.refused.add(request);
    const { event, key } = refusedAccess(request, reason);
    this.audit.recordSoon(event, key);
  }

  partRefused(request: StaffRequest, { code, counts }: PartRefused): void {
    const { event, key } = refusedAccess(request, { code });
    this.audit.recordSoon({ ...event, counts }, key);
  }

  failed(request: FastifyRequest & Partial<Pick<StaffRequest, 'user'>>, failure: unknown): void {
    if (!(failure instanceof DomainError && (failure.isRecorded || RECORDED_KINDS.has(failure.kind)))) return;
    // Visitors' calls are rate-limited but not audited.
    if (!isOfStaff(request) || this.refused.has(request)) return;
    this.partRefused(request, { code: failure.code, counts: {} });
  }

  read(of: RecordedReadOf, request: StaffRequest): void {
    const origin = { action: `${of}.read`, actorId: request.user.user.id, address: request.ip };
    if (of === 'lead' || of === 'user') {
      this.audit.recordSoon({ ...origin, ...subjectOf(request) });
      return;
    }
    if (of === 'activity') {
      // Record one entry per filter, not one per page.
      const { cursor: _cursor, limit: _limit, ...filter } = request.query as Record<string, unknown>;
      this.audit.recordSoon({ ...origin, details: { asked: filter } }, JSON.stringify(filter));
      return;
    }
    if (of !== 'report') {
      const details = { asked: requestedFields(request) };
      this.audit.recordSoon({ ...origin, details }, JSON.stringify(details));
      return;
    }
    const route = request.routeOptions.url?.split('/').at(-1);
    const isDownload = route === 'csv';
    const report = isDownload ? (request.query as { report?: string }).report : route;
    const details = { report, ...(isDownload && { download: true }) };
    this.audit.recordSoon({ ...origin, subjectType: 'report', details }, JSON.stringify(details));
  }
}

/** Returns a list's filters, or the fields of a check for duplicates. Personal values are replaced with `true`. */
function requestedFields({ query, body }: FastifyRequest): Record<string, unknown> {
  const { personalInfo = {} } = (body ?? {}) as { personalInfo?: object };
  const { page: _page, limit: _limit, search, ...filter } = query as Record<string, unknown>;
  const given = [...(search === undefined ? [] : ['search']), ...Object.keys(personalInfo)];
  return { ...filter, ...Object.fromEntries(given.map((name) => [name, true])) };
}

function isOfStaff(request: FastifyRequest & Partial<Pick<StaffRequest, 'user'>>): request is StaffRequest {
  return request.user !== undefined;
}

function subjectOf({ params, routeOptions }: FastifyRequest): Pick<AuditEvent, 'subjectType' | 'subjectId'> {
  const { id } = (params ?? {}) as { id?: unknown };
  const subjectType = SUBJECT_TYPES[routeOptions.url?.split('/')[2] ?? ''];
  return subjectType && isUUID(id) ? { subjectType, subjectId: String(id).toLowerCase() } : {};
}

function refusedAccess(
  request: StaffRequest,
  reason: { readonly code: string } | { readonly permission: string },
): { event: AuditEvent; key: string } {
  const details = { ...reason, method: request.method, route: request.routeOptions.url };
  const event: AuditEvent = {
    action: 'access.refused',
    actorId: request.user.user.id,
    address: request.ip,
    ...subjectOf(request),
    details,
  };
  return { event, key: JSON.stringify(details) };
}

export const RECORDED_READ = 'access:recorded-read';

/** Records reads and partial refusals. Only some routes use it, because it slows every call. */
@Injectable()
export class AccessRecordInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly record: AccessRecord,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<StaffRequest>();
    const places = [context.getHandler(), context.getClass()];
    const read = this.reflector.getAllAndOverride<RecordedReadOf | undefined>(RECORDED_READ, places);
    return next.handle().pipe(
      tap(() => {
        if (read) this.record.read(read, request);
        if (request.partRefused) this.record.partRefused(request, request.partRefused);
      }),
    );
  }
}
