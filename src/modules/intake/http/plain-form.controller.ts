import { setTimeout as delay } from 'node:timers/promises';
import { Controller, Headers, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENV, type Env, siteAddress } from '../../../config/env.js';
import { Gated } from '../../../http-edge/request-gates.js';
import { formatReference } from '../../../lead-types/format-reference.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../../../lead-types/message-texts.js';
import { DomainError } from '../../../shared/domain/failure.js';
import { idempotencyKeyReused, sameCallInFlight } from '../../../shared/domain/keyed-calls.js';
import { clientNetwork, tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadInput, ApiFailures } from '../../../shared/http/api-failures.js';
import { ChoiceField } from '../../../shared/http/fields.js';
import { pageLanguage, receivedPage, sendPage, wantsPage } from '../../../shared/http/form-page.js';
import {
  bodyCompressed,
  bodyNotUtf8,
  bodyTooDeep,
  bodyTooLarge,
  charsetNotUtf8,
  formExpected,
  serverBusy,
  usualValues,
} from '../../../shared/http/http.errors.js';
import { ApiIdempotencyKey, contentHash } from '../../../shared/http/idempotency-key.js';
import { Body, Query } from '../../../shared/http/input.js';
import { ClientAddress, Public } from '../../auth/http/access.js';
import { receiptResponse } from '../../leads/http/lead.response.js';
import { LeadIntakeService } from '../application/lead-intake.service.js';
import { siteNotAllowed } from '../domain/intake.errors.js';
import { FORMS_LIMIT } from './forms-limit.js';
import { LeadCreatedResult, readSubmission } from './lead-submission.dto.js';
import { submissionBody } from './plain-form.js';
import { submissionKey } from './submission-key.js';

const MAX_TRIES_WHILE_IN_FLIGHT = 10;
const IN_FLIGHT_PAUSE_MS = 500;

class PlainFormQuery {
  @ChoiceField(MESSAGE_LANGUAGES, { label: 'Language', description: 'The language of the page that answers' })
  language?: MessageLanguage;
}

const FIELDS = {
  type: 'object',
  description: 'The fields of `POST /api/leads`, named by their paths. Lists have one field per value',
  additionalProperties: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  example: {
    type: 'contact',
    'personalInfo.fullName': 'Sunita Devi',
    'personalInfo.email': 'sunita@example.in',
    'contactForm.message': 'When does the next canteen open?',
  },
} as const;

@ApiTags('leads')
@Controller('leads/form')
export class PlainFormController {
  constructor(
    private readonly intake: LeadIntakeService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Post()
  @Public()
  @Gated(FORMS_LIMIT, undefined, 'form')
  @ApiOperation({
    summary: 'Submit a plain HTML form',
    description:
      'For forms on sites that use no script. `CORS_ORIGINS` must list the site. Browsers get a page in `language`; clients that do not accept `text/html` get JSON. The same form from the same network within 24 hours is stored once.',
  })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ schema: FIELDS as never })
  @ApiIdempotencyKey('Replaces the key that the server derives from the form')
  @ApiCreatedResponse({ type: LeadCreatedResult })
  @ApiFailures(siteNotAllowed, sameCallInFlight, idempotencyKeyReused, tooManyRequests, serverBusy)
  @ApiFailures(
    bodyTooDeep,
    usualValues.refusal,
    bodyNotUtf8,
    bodyTooLarge,
    formExpected,
    charsetNotUtf8,
    bodyCompressed,
  )
  @ApiBadInput()
  async submitPlainForm(
    @Body() fields: unknown,
    @Query() _query: PlainFormQuery,
    @Headers('idempotency-key') key: string | undefined,
    @ClientAddress() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadCreatedResult | undefined> {
    this.requireAllowedSite(request);
    const language = pageLanguage(request);
    const body = submissionBody(fields, {
      language,
      ...(request.headers.referer && { page: request.headers.referer }),
    });
    const submission = readSubmission(body);
    const content = contentHash([clientNetwork(address).own, body]).toString('base64url');
    const accept = () =>
      this.intake.accept(submission, submissionKey(key ?? `form ${content}`, body), { actorId: null, address });
    const { receipt, replayed } = await afterOtherCalls(accept);
    if (replayed) void reply.header('Idempotent-Replayed', 'true');
    if (!wantsPage(request)) {
      const message = 'Thank you! Your submission has been received successfully.';
      return { message, data: receiptResponse(receipt) };
    }
    const reference = formatReference(receipt.reference);
    const trackingPage = submission.personalInfo.phone ? `${language === 'hi' ? '/hi' : ''}/track#${reference}` : null;
    sendPage(reply, receivedPage({ reference, trackingPage, formPage: this.formPage(request) }, language));
    return undefined;
  }

  /** Browsers leave out the origin, or send `null`, for some privacy settings. */
  private requireAllowedSite({ headers: { origin } }: FastifyRequest): void {
    if (origin !== undefined && origin !== 'null' && !this.isAllowed(origin)) throw siteNotAllowed();
  }

  private isAllowed(origin: string): boolean {
    return this.env.corsOrigins.includes(origin) || origin === siteAddress(this.env);
  }

  private formPage({ headers: { referer = '' } }: FastifyRequest): string | null {
    return URL.canParse(referer) && this.isAllowed(new URL(referer).origin) ? referer : null;
  }
}

/**
 * Waits for the same form if it is being stored. A visitor who presses twice sees only the second response, which must
 * not say that the form was refused.
 */
async function afterOtherCalls<Result>(accept: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await accept();
    } catch (failure) {
      const isInFlight = failure instanceof DomainError && failure.code === sameCallInFlight().code;
      if (!isInFlight || tries === MAX_TRIES_WHILE_IN_FLIGHT) throw failure;
      await delay(IN_FLIGHT_PAUSE_MS);
    }
  }
}
