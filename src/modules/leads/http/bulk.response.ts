import { ApiProperty } from '@nestjs/swagger';
import { ApiCount } from '../../../shared/http/fields.js';
import type { PartRefused } from '../../auth/http/staff-request.js';
import type { BulkOutcome } from '../application/lead-update.service.js';
import { leadNotFound } from '../domain/lead.errors.js';
import { BulkUpdateDto } from './change-lead.dto.js';

export class BulkCountsResponse {
  @ApiCount('How many ids were sent', 3)
  requested: number;

  @ApiCount('How many leads that was; ids out of reach are untouched', 2)
  affected: number;

  @ApiProperty({
    type: [String],
    format: 'uuid',
    description:
      'Leads you can see that stayed as they are: you may not change them, or they are merged, erased or not what the call is for',
  })
  skipped: readonly string[];
}

export class BulkResult {
  @ApiProperty({ example: 'Successfully updated 3 leads' })
  message: string;

  @ApiProperty({ type: BulkCountsResponse })
  data: BulkCountsResponse;
}

export class BulkUpdateResult extends BulkResult {
  @ApiProperty({
    type: [BulkUpdateDto],
    description:
      'Bodies for this call that undo the change, each sent by itself. They leave alone what was changed again since; a follow-up that was replaced is not given back',
  })
  undo: BulkUpdateDto[];
}

/** The caller is not told which ids were out of sight; the audit trail, that there were some. */
export function bulkResult(
  done: string,
  { length: requested }: readonly string[],
  { affected, unseen, skipped }: BulkOutcome,
  tell: (part: PartRefused) => void,
): BulkResult {
  if (unseen > 0) tell({ code: leadNotFound.code, counts: { requested, affected, unseen } });
  return { message: `Successfully ${done} ${affected} leads`, data: { requested, affected, skipped } };
}
