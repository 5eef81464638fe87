import { ApiProperty } from '@nestjs/swagger';
import { LeadReceiptResponse } from '../../leads/http/lead.response.js';

export class LeadCreatedResult {
  @ApiProperty({ example: 'Thank you! Your submission has been received successfully.' })
  message: string;

  @ApiProperty({ type: LeadReceiptResponse })
  data: LeadReceiptResponse;
}
