import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { ApiFailures } from '../../../shared/http/api-failures.js';
import { idNotFound } from '../../../shared/http/http.errors.js';
import type { StaffRequest } from '../../auth/http/staff-request.js';
import type { LeadCall } from '../domain/lead-call.js';
import { expectedVersion } from './etag.js';

const readCall = createParamDecorator((_: unknown, context: ExecutionContext): LeadCall => {
  const { user, params, headers, ip } = context.switchToHttp().getRequest<StaffRequest>();
  const { id } = params as { id?: unknown };
  if (!isUUID(id)) throw idNotFound();
  return {
    viewer: user.user,
    leadId: String(id).toLowerCase(),
    // Read when it is asked for: not every call heeds the header.
    get version() {
      return expectedVersion(headers['if-match']);
    },
    address: ip,
  };
});

/** The call about the lead `{id}` of the path. What is no id at all is answered like an id that does not exist. */
export const Call = (): ParameterDecorator => (target, method, index) => {
  readCall()(target, method, index);
  const handler = method === undefined ? undefined : Object.getOwnPropertyDescriptor(target, method);
  if (method !== undefined && handler) ApiFailures(idNotFound)(target, method, handler);
};
