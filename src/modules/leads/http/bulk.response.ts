import { ApiProperty } from '@nestjs/swagger';

export class BulkResult {
  @ApiProperty({ description: 'How many ids were sent' })
  requested: number;

  @ApiProperty({ description: 'How many leads that was; ids out of reach are untouched' })
  affected: number;
}

export class BulkAnswer {
  @ApiProperty({ example: 'Successfully updated 3 leads' })
  message: string;

  @ApiProperty({ type: BulkResult })
  data: BulkResult;
}
