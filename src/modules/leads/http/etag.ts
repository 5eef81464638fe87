import { ApiOkResponse } from '@nestjs/swagger';
import type { ClassConstructor } from 'class-transformer';
import { leadStateUnknown } from '../domain/lead.errors.js';
import type { Lead } from '../domain/lead.js';

/** For operations whose answer names the state of the lead it is about in an ETag. */
export const ApiOkWithETag = (type: ClassConstructor<object>): MethodDecorator =>
  ApiOkResponse({ type, headers: { ETag: { schema: { type: 'string' }, description: 'State of the lead' } } });

/** Names one state of a lead. */
export function leadETag(lead: Lead): string {
  return `"${lead.version}"`;
}

/** The version an `If-Match` header names; null where the caller does not mind which. */
export function expectedVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  const [, digits] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(ifMatch) ?? [];
  if (digits === undefined) {
    throw leadStateUnknown();
  }
  return Number(digits);
}
