import { ApiProperty } from '@nestjs/swagger';
import type { Activity } from '../domain/activity.js';

export class ActivityActorResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null once it is erased', example: 'Sunita Devi' })
  name: string | null;
}

export class ActivitySubjectResponse {
  @ApiProperty({ description: '`lead`, `user`, `export` or `report`', example: 'lead' })
  type: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  _id: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "The lead's reference or the user's name; null where it is gone",
    example: '7ZK4M0QXJD',
  })
  label: string | null;

  @ApiProperty({ type: String, nullable: true, description: "The lead's name as it is now; null once it is erased" })
  name: string | null;
}

export class ActivityResponse {
  @ApiProperty({ example: '48211' })
  _id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ example: 'lead.exported' })
  action: string;

  @ApiProperty({ type: ActivityActorResponse })
  actor: ActivityActorResponse;

  @ApiProperty({ type: ActivitySubjectResponse, nullable: true })
  subject: ActivitySubjectResponse | null;

  @ApiProperty({ type: String, nullable: true, description: 'From which network address', example: '203.0.113.7' })
  address: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'What the audit trail says of it: filters and rows of an export, names of changed fields, repeats',
    example: { rows: 120, complete: true, filter: { type: ['soil_testing'] } },
  })
  details: Readonly<Record<string, unknown>>;

  @ApiProperty({ type: String, nullable: true, description: 'What was searched for; null once it is erased' })
  search: string | null;
}

export class ActivityPageResponse {
  @ApiProperty({ type: [ActivityResponse] })
  data: ActivityResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Where to read on; null at the end' })
  nextCursor: string | null;
}

export function activityResponse({ position, at, actor, subject, ...act }: Activity): ActivityResponse {
  return {
    ...act,
    _id: position.id,
    at: at.toISOString(),
    actor: { _id: actor.id, name: actor.name },
    subject: subject && { type: subject.type, _id: subject.id, label: subject.label, name: subject.name },
  };
}
