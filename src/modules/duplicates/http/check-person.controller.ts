import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsDefined, IsObject } from 'class-validator';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { PartOf } from '../../../shared/http/fields.js';
import { AcceptsIdempotencyKey } from '../../../shared/http/idempotency-key.js';
import { Body } from '../../../shared/http/input.js';
import { ClientAddress, CurrentUser, RecordedRead, Staff } from '../../auth/http/access.js';
import { LeadReadLimit } from '../../leads/application/staff-limits.js';
import type { PersonalInfo } from '../../leads/domain/lead.js';
import { PersonalInfoDto } from '../../leads/http/lead-fields.dto.js';
import type { User } from '../../users/domain/user.js';
import { LeadDuplicatesService } from '../application/lead-duplicates.service.js';
import { CheckedPersonResult, candidateResponse } from './duplicate.dto.js';

class CheckPersonDto {
  @ApiProperty({ type: PersonalInfoDto, description: 'The known details of the person' })
  @IsDefined({ message: 'Personal information is required.' })
  @IsObject({ message: 'Personal information must be an object.' })
  @PartOf(() => PersonalInfoDto)
  personalInfo: PersonalInfo;
}

@ApiTags('leads')
@Controller('leads/manual/check')
export class CheckPersonController {
  constructor(
    private readonly duplicates: LeadDuplicatesService,
    private readonly reads: LeadReadLimit,
  ) {}

  @Post()
  @AcceptsIdempotencyKey()
  @HttpCode(200)
  @RecordedRead('person')
  @Staff()
  @ApiOperation({
    summary: 'Find existing leads of a person before you add a lead',
    description:
      'Finds leads with the same phone, the same email, or a similar name in the same place. Returns only leads that the caller can see. Nothing is stored.',
  })
  @ApiOkResponse({ type: CheckedPersonResult })
  @ApiFailures(tooManyRequests)
  @ApiBadBody()
  async checkPerson(
    @CurrentUser() viewer: User,
    @Body() { personalInfo }: CheckPersonDto,
    @ClientAddress() address: string,
  ): Promise<CheckedPersonResult> {
    this.reads.check(viewer);
    const candidates = await this.duplicates.ofPerson(viewer, personalInfo);
    const shown = candidates.map(({ lead }) => lead);
    this.reads.count(viewer, shown, address);
    return { data: candidates.map(candidateResponse) };
  }
}
