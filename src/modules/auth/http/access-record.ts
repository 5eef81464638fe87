import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { AuditEvent } from '../../../shared/domain/audit-trail.js';
import type { StaffRequest } from './access.js';

/** By the first part of a route. */
const SUBJECT_TYPES: Readonly<Record<string, 'lead' | 'user'>> = { leads: 'lead', users: 'user' };

/** The lead or user that the path of the call names, if any. */
export function subjectOf({ params, routeOptions }: FastifyRequest): Pick<AuditEvent, 'subjectType' | 'subjectId'> {
  const { id } = (params ?? {}) as { id?: unknown };
  const subjectType = SUBJECT_TYPES[routeOptions.url?.split('/')[2] ?? ''];
  return subjectType && isUUID(id) ? { subjectType, subjectId: String(id).toLowerCase() } : {};
}

/** That a signed-in caller was refused, told apart by what they tried and why not. */
export function refusedAccess(
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
