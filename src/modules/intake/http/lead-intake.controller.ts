import { Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiExtraModels, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Gated } from '../../../http-edge/request-gates.js';
import { LEAD_TYPE_NAMES } from '../../../lead-types/lead-types.js';
import { idempotencyKeyReused, sameCallInFlight } from '../../../shared/domain/keyed-calls.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { serverBusy } from '../../../shared/http/http.errors.js';
import { ApiIdempotencyKey } from '../../../shared/http/idempotency-key.js';
import { Body } from '../../../shared/http/input.js';
import { ClientAddress, Public } from '../../auth/http/access.js';
import { receiptResponse } from '../../leads/http/lead.response.js';
import { LeadIntakeService } from '../application/lead-intake.service.js';
import { FORMS_LIMIT } from './forms-limit.js';
import { LeadCreatedResult, readSubmission, SUBMISSION_DTOS } from './lead-submission.dto.js';
import { submissionKey } from './submission-key.js';

const text = { type: 'string' } as const;
const ANSWER_HEADERS = {
  'Idempotent-Replayed': { schema: text, description: '`true` if this is the response to an earlier attempt' },
  RateLimit: {
    schema: text,
    description:
      "How many more forms can be sent from the client's network, and how many seconds until the limit resets",
  },
  'RateLimit-Policy': { schema: text, description: 'How many forms a network can send, and in how many seconds' },
};

@ApiTags('leads')
@Controller('leads')
export class LeadIntakeController {
  constructor(private readonly intake: LeadIntakeService) {}

  @Post()
  @Public()
  @Gated(FORMS_LIMIT)
  @ApiOperation({
    summary: 'Submit a form',
    description:
      'Stores a submitted form of any lead type as a lead. With an Idempotency-Key (kept for 24 hours), it is safe to send the same ' +
      'submission again: the first response is returned with `Idempotent-Replayed: true`.',
  })
  @ApiExtraModels(...Object.values(SUBMISSION_DTOS))
  @ApiBody({
    schema: {
      oneOf: LEAD_TYPE_NAMES.map((type) => ({ $ref: getSchemaPath(SUBMISSION_DTOS[type]) })),
      discriminator: {
        propertyName: 'type',
        mapping: Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, getSchemaPath(SUBMISSION_DTOS[type])])),
      },
    },
  })
  @ApiIdempotencyKey('Use a new key for each submission, and the same key for its retries')
  @ApiCreatedResponse({ type: LeadCreatedResult, headers: ANSWER_HEADERS })
  @ApiFailures(sameCallInFlight, idempotencyKeyReused, tooManyRequests, serverBusy)
  @ApiBadBody()
  async createLead(
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadCreatedResult> {
    const submission = readSubmission(body);
    const { receipt, replayed } = await this.intake.accept(submission, submissionKey(key, body), {
      actorId: null,
      address,
    });
    if (replayed) void reply.header('Idempotent-Replayed', 'true');
    return {
      message: 'Thank you! Your submission has been received successfully.',
      data: receiptResponse(receipt),
    };
  }
}
