import { ApiProperty } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ApiCount, DateField } from '../../../shared/http/fields.js';
import { UserRef } from '../../users/http/user-ref.response.js';
import type { AssignablePerson, Away } from '../domain/people.repository.js';

export class SetAwayDto {
  @DateField({
    label: 'From',
    description: 'The first day away, in Asia/Kolkata. If left out, the user is not away',
    example: '2036-11-23',
  })
  from?: string;

  @DateField({
    label: 'Until',
    description: 'The last day away. If left out, the user is away until this is changed',
    example: '2036-11-27',
  })
  until?: string;
}

class AwayResponse {
  @ApiProperty({ format: 'date', description: 'The first day away, in Asia/Kolkata' })
  from: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day away. Null if the absence has no end date',
  })
  until: string | null;
}

export class AwayResult {
  @ApiProperty({ type: AwayResponse, nullable: true, description: 'Null if you have no away days' })
  data: AwayResponse | null;
}

export class AssignablePersonResponse extends UserRef {
  @ApiProperty({
    enum: LEAD_TYPE_NAMES,
    isArray: true,
    description: 'Lead types whose leads can be assigned to the user. Lists only types that the caller can see, too.',
  })
  leadTypes: readonly LeadType[];

  @ApiProperty({ description: 'Whether the user can take leads from the pool. Administrators always can' })
  canTakeFromPool: boolean;

  @ApiProperty({ description: 'Whether the user is an administrator' })
  isAdmin: boolean;

  @ApiProperty({ type: AwayResponse, nullable: true })
  away: AwayResponse | null;

  @ApiCount('Open leads of the user that the caller can see', 12)
  open: number;

  @ApiCount('Open leads of the user with an overdue promise', 3)
  overdue: number;
}

export class AssignablePeopleResponse {
  @ApiProperty({ type: [AssignablePersonResponse] })
  data: AssignablePersonResponse[];
}

export function awayOf({ from, until }: SetAwayDto): Away | null {
  if (from === undefined && until === undefined) return null;
  if (from === undefined) throw invalidInput([{ field: 'from', message: 'From is required.', code: 'required' }]);
  if (until !== undefined && until < from) {
    throw invalidInput([{ field: 'until', message: 'Until must not be before From.', code: 'invalid' }]);
  }
  return { from, until: until ?? null };
}

export function personResponse({ id, isAway: _today, ...person }: AssignablePerson): AssignablePersonResponse {
  return { _id: id, ...person };
}
