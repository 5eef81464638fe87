import { ApiProperty } from '@nestjs/swagger';
import { ApiCount } from '../../../shared/http/fields.js';

export class BulkCountsResponse {
  @ApiCount('How many ids were sent', 3)
  requested: number;

  @ApiCount('How many leads that was; ids out of reach are untouched', 2)
  affected: number;
}

export class BulkResult {
  @ApiProperty({ example: 'Successfully updated 3 leads' })
  message: string;

  @ApiProperty({ type: BulkCountsResponse })
  data: BulkCountsResponse;
}
