import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Gated, RequestGates } from '../../../http-edge/request-gates.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { LineField } from '../../../shared/http/fields.js';
import { serverBusy } from '../../../shared/http/http.errors.js';
import { AcceptsIdempotencyKey } from '../../../shared/http/idempotency-key.js';
import { Body } from '../../../shared/http/input.js';
import { Public } from '../../auth/http/access.js';
import { LeadTrackingService } from '../application/lead-tracking.service.js';
import { requestNotFound } from '../domain/intake.errors.js';
import { TRACKED_STATES, type TrackedState } from '../domain/lead-tracking.js';

const TRACKING_GATE = 'track';

class TrackRequestDto {
  @LineField({
    label: 'Reference',
    required: true,
    description: 'The reference of the form. Case, blanks and hyphens do not matter',
    example: '7ZK4M-0QXJD',
  })
  reference: string;

  @LineField({
    label: 'Last four digits',
    required: true,
    description: 'The last four digits of the phone number in the form, in the digits of any script',
    example: '3210',
  })
  lastFourDigits: string;
}

class RequestProgressResponse {
  @ApiProperty({ format: 'date-time', description: 'When the form was received' })
  receivedAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time by which somebody calls. Null if no call was promised, or if there was a call already',
  })
  callBy: string | null;

  @ApiProperty({
    enum: TRACKED_STATES,
    description: '`received`: no contact yet. `in_progress`: the visitor was contacted. `closed`: the work has ended',
  })
  state: TrackedState;
}

class RequestProgressResult {
  @ApiProperty({ type: RequestProgressResponse })
  data: RequestProgressResponse;
}

@ApiTags('leads')
@Controller('leads/track')
export class LeadTrackingController {
  constructor(
    private readonly tracking: LeadTrackingService,
    gates: RequestGates,
  ) {
    gates.add(TRACKING_GATE, async ({ ip }) => {
      await tracking.countCall(ip);
    });
  }

  @Post()
  @HttpCode(200)
  @AcceptsIdempotencyKey()
  @Public()
  @Gated(TRACKING_GATE)
  @ApiOperation({
    summary: 'Show a visitor where their request stands',
    description:
      'Needs no sign-in. An unknown reference and a wrong phone number get the same response, in the same time. A reference can be tried ten times an hour.',
  })
  @ApiOkResponse({ type: RequestProgressResult })
  @ApiFailures(requestNotFound, tooManyRequests, serverBusy)
  @ApiBadBody()
  async trackRequest(@Body() { reference, lastFourDigits }: TrackRequestDto): Promise<RequestProgressResult> {
    const { receivedAt, callBy, state } = await this.tracking.track(reference, lastFourDigits);
    return { data: { receivedAt: receivedAt.toISOString(), callBy: callBy?.toISOString() ?? null, state } };
  }
}
