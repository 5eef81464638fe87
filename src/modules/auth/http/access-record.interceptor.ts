import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, type Observable, tap } from 'rxjs';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { DomainError } from '../../../shared/domain/domain-error.js';
import { type PartRefused, RECORDED_READ, type RecordedReadOf, type StaffRequest } from './access.js';
import { refusedAccess, subjectOf } from './access-record.js';

/** Refusals that depend on what the call is about: foreign or unknown ids, rights over it, how often. */
const RECORDED_KINDS = new Set(['forbidden', 'not_found', 'throttled']);

/**
 * Records what staff read of a single lead or report, and what they were refused; AccessGuard records refusals that depend on the
 * token or the route. Nobody waits for these rows.
 */
@Injectable()
export class AccessRecordInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditTrail,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Partial<Pick<StaffRequest, 'user'>> & StaffRequest>();
    // Visitors' calls are the business of their limits.
    if (!request.user) return next.handle();
    const read = this.reflector.getAllAndOverride<RecordedReadOf | undefined>(RECORDED_READ, [
      context.getHandler(),
      context.getClass(),
    ]);
    return next.handle().pipe(
      tap(() => {
        if (read) this.recordRead(read, request);
        if (request.partRefused) this.recordRefusal(request, request.partRefused);
      }),
      catchError((failure: unknown) => {
        if (failure instanceof DomainError && (failure.isRecorded || RECORDED_KINDS.has(failure.kind))) {
          this.recordRefusal(request, { code: failure.code, counts: {} });
        }
        throw failure;
      }),
    );
  }

  private recordRefusal(request: StaffRequest, { code, counts }: PartRefused): void {
    const { event, key } = refusedAccess(request, { code });
    this.audit.recordSoon({ ...event, counts }, key);
  }

  private recordRead(read: RecordedReadOf, request: StaffRequest): void {
    const origin = { action: `${read}.read`, actorId: request.user.user.id, address: request.ip };
    if (read === 'lead') {
      this.audit.recordSoon({ ...origin, ...subjectOf(request) });
      return;
    }
    if (read === 'activity') {
      // Which filters, not each page of them.
      const { cursor: _cursor, limit: _limit, ...filter } = request.query as Record<string, unknown>;
      this.audit.recordSoon({ ...origin, details: { asked: filter } }, JSON.stringify(filter));
      return;
    }
    const route = request.routeOptions.url?.split('/').at(-1);
    const isDownload = route === 'csv';
    const report = isDownload ? (request.query as { report?: string }).report : route;
    const details = { report, ...(isDownload && { download: true }) };
    this.audit.recordSoon({ ...origin, subjectType: 'report', details }, JSON.stringify(details));
  }
}
