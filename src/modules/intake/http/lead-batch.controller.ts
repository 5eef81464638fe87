import { Controller, Headers, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ENV, type Env } from '../../../config/env.js';
import { DomainError } from '../../../shared/domain/failure.js';
import { sameCallInFlight } from '../../../shared/domain/keyed-calls.js';
import { tooManyRequests } from '../../../shared/domain/rate-limits.js';
import { ApiBadBody, ApiFailures } from '../../../shared/http/api-failures.js';
import { batchTooLarge } from '../../../shared/http/http.errors.js';
import { ApiIdempotencyKey, contentHash, readIdempotencyKey, scopedKey } from '../../../shared/http/idempotency-key.js';
import { Body } from '../../../shared/http/input.js';
import {
  ClientAddress,
  CurrentUser,
  KeyScopes,
  LargeBody,
  PartialRefusalAudited,
  ReportPartialRefusal,
  Staff,
} from '../../auth/http/access.js';
import type { PartRefused } from '../../auth/http/staff-request.js';
import { externalIdTaken, leadNotChangeable, leadNotFound } from '../../leads/domain/lead.errors.js';
import { permissionMissing, scopeMissing } from '../../users/domain/user.errors.js';
import type { User } from '../../users/domain/user.js';
import { LeadBatchService } from '../application/lead-batch.service.js';
import type { Caller } from '../application/manual-leads.service.js';
import { typeNotAccessible } from '../domain/intake.errors.js';
import {
  failedItem,
  LeadBatchDto,
  type LeadBatchItemResult,
  LeadBatchResult,
  MAX_BATCH_ITEMS,
  readBatch,
  readBatchItem,
  storedItem,
  withinLead,
} from './lead-batch.dto.js';

/** Codes of items that the audit trail counts as refused. */
const REFUSED: ReadonlySet<string> = new Set(
  [externalIdTaken, leadNotChangeable, leadNotFound, permissionMissing, scopeMissing, typeNotAccessible].map(
    ({ code }) => code,
  ),
);

@ApiTags('leads')
@Controller('leads/batch')
export class LeadBatchController {
  constructor(
    private readonly batches: LeadBatchService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Post()
  @HttpCode(200)
  @Staff('canBulkActions')
  @KeyScopes('leads:create', 'leads:write')
  @LargeBody(batchTooLarge)
  @PartialRefusalAudited()
  @ApiOperation({
    summary: `Create and change up to ${MAX_BATCH_ITEMS} leads`,
    description:
      'Each item is checked and stored on its own, in order, with the rules and permissions of the same call for a single lead. An item that fails does not affect the others. If the whole call fails, some items may be stored: repeat it with the same Idempotency-Key. The key applies to each item: an item that differs from the first call has the status 422 in its result.',
  })
  @ApiIdempotencyKey(
    'Use a new value for every batch, and the same value for its retries, which do not store an item again. Kept for 24 hours, per user',
  )
  @ApiBody({ type: LeadBatchDto })
  @ApiOkResponse({ type: LeadBatchResult })
  @ApiFailures(sameCallInFlight, tooManyRequests)
  @ApiBadBody(batchTooLarge)
  async storeBatch(
    @CurrentUser() viewer: User,
    @Body() body: unknown,
    @Headers('idempotency-key') sentKey: string | undefined,
    @ClientAddress() address: string,
    @ReportPartialRefusal() reportRefused: (part: PartRefused) => void,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadBatchResult> {
    const key = readIdempotencyKey(sentKey);
    const items = readBatch(body);
    const caller = { viewer, address };
    await this.batches.count(caller);
    const data: LeadBatchItemResult[] = [];
    for (const [index, item] of items.entries()) data.push(await this.resultOf(caller, item, key && `${index} ${key}`));
    if (data.some(({ replayed }) => replayed)) void reply.header('Idempotent-Replayed', 'true');
    const succeeded = data.filter(({ status }) => status < 300).length;
    const [refused, ...others] = data.flatMap(({ code }) => (code !== undefined && REFUSED.has(code) ? [code] : []));
    if (refused) reportRefused({ code: refused, counts: { requested: items.length, refused: others.length + 1 } });
    return { message: `${succeeded} of ${items.length} items succeeded`, data };
  }

  private async resultOf(caller: Caller, sent: unknown, key: string | null): Promise<LeadBatchItemResult> {
    const itemKey = key && {
      key: scopedKey(caller.viewer.id, 'POST /api/leads/batch', key),
      bodyHash: contentHash(sent, this.env.jwtSecret),
    };
    try {
      const item = await readBatchItem(sent);
      return storedItem(await withinLead(() => this.batches.store(caller, item, itemKey || null)));
    } catch (failure) {
      // The same batch is running. Its items must be stored in order, so this call must not overtake it.
      if (!(failure instanceof DomainError) || failure.code === sameCallInFlight.code) throw failure;
      return failedItem(failure);
    }
  }
}
