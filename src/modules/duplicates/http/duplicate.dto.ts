import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDefined, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ChoiceField, ChoicesField } from '../../../shared/http/fields.js';
import { DUPLICATE_STATES, type DuplicateState } from '../domain/duplicates.js';
import { MERGEABLE_PATHS } from '../domain/merge-selection.js';

export class OtherLeadDto {
  @ApiProperty({ type: String, format: 'uuid', description: "The other lead's id" })
  @IsDefined({ message: 'Other is required.' })
  @IsUUID('all', { message: "Other must be a lead's id." })
  other: string;
}

export class DecideDuplicateDto extends OtherLeadDto {
  @ChoiceField(DUPLICATE_STATES, {
    label: 'State',
    required: true,
    description: '`linked`: one person, two requests; `dismissed`: not the same person; `open`: not decided (again)',
  })
  state: DuplicateState;
}

export class MergeLeadsDto extends OtherLeadDto {
  @ChoicesField(MERGEABLE_PATHS, {
    label: 'Take',
    description:
      'The values that the lead of the address takes over from the other. `details` are the fields of a type’s own group and need leads that share one. `assignedTo` includes the shared pool. `followUp` replaces the next follow-up. The open follow-ups of a lead that is open, and its possible and linked duplicates, are always taken over. Everything else stays as it is.',
  })
  take?: string[];

  @ApiPropertyOptional({
    type: String,
    maxLength: 50,
    description: 'The `etag` of the other lead you last saw',
    example: '"1"',
  })
  @IsOptional()
  @IsString({ message: 'otherEtag must be text.' })
  @MaxLength(50, { message: 'otherEtag can have at most 50 characters.' })
  otherEtag?: string;
}
