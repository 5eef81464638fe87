import { ApiProperty } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { invalidInput } from '../../../shared/domain/failure.js';
import { ApiCount, DateField } from '../../../shared/http/fields.js';
import { UserRef } from '../../users/http/user-ref.response.js';
import type { AssignablePerson, Away } from '../domain/people.repository.js';

export class SetAwayDto {
  @DateField({
    label: 'From',
    description: 'The first day away, in Asia/Kolkata; left out: not away',
    example: '2036-11-23',
  })
  from?: string;

  @DateField({
    label: 'Until',
    description: 'The last day away; left out: until said otherwise',
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
    description: 'The last day away; null: until said otherwise',
  })
  until: string | null;
}

export class AwayResult {
  @ApiProperty({ type: AwayResponse, nullable: true, description: 'Null where you are not marked away' })
  data: AwayResponse | null;
}

export class AssignablePersonResponse extends UserRef {
  @ApiProperty({
    enum: LEAD_TYPE_NAMES,
    isArray: true,
    description: 'Of the types you may see, those they may be given',
  })
  leadTypes: readonly LeadType[];

  @ApiProperty({ description: 'May take leads of these types from the shared pool; administrators always may' })
  canTakeFromPool: boolean;

  @ApiProperty({ description: 'Is an administrator' })
  isAdmin: boolean;

  @ApiProperty({ type: AwayResponse, nullable: true })
  away: AwayResponse | null;

  @ApiCount('Their open leads, of those you may see', 12)
  open: number;

  @ApiCount('Of these, leads whose promised first contact is late', 3)
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
