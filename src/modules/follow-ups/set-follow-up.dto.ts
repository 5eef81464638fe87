import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { DateField } from '../../shared/http/fields.js';
import { FollowUpTime } from '../leads/http/follow-up.dto.js';

export class SetFollowUpDto extends FollowUpTime {
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'A day from today on (Asia/Kolkata), or null to be done with the next follow-up',
    example: '2036-04-22',
  })
  @ValidateIf(({ on }: SetFollowUpDto) => on !== null)
  @DateField({ label: 'Follow-up date', required: true })
  @Transform(({ obj, value }) => (obj.on === null ? null : value))
  on: string | null;
}
