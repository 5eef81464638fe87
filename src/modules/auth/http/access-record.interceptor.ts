import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Observable, tap } from 'rxjs';
import { AccessRecord } from './access-record.js';
import type { RecordedReadOf, StaffRequest } from './staff-request.js';

/** What of a route `AccessRecordInterceptor` records once it was answered. */
export const RECORDED_READ = 'access:recorded-read';

/** Around the routes that say so, for it costs every call that goes through it: what was read, and what was refused of many. */
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
