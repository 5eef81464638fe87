import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { DomainError } from '../../../shared/domain/domain-error.js';
import type { StaffRequest } from './access.js';

/** Records refusals that depend on the lead or user of the call; AccessGuard records those that depend on the route. */
@Injectable()
export class RefusedAccessInterceptor implements NestInterceptor {
  constructor(private readonly audit: AuditTrail) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (failure: unknown) => {
        if (failure instanceof DomainError && failure.kind === 'forbidden') {
          const request = context.switchToHttp().getRequest<StaffRequest>();
          await this.audit.record({
            action: 'access.refused',
            actorId: request.user.user.id,
            address: request.ip,
            details: { code: failure.code, method: request.method, route: request.routeOptions.url },
          });
        }
        throw failure;
      }),
    );
  }
}
