import { ApiProperty } from '@nestjs/swagger';
import { LEAD_TYPE_NAMES, type LeadType } from '../../../lead-types/lead-types.js';
import { LEAD_STATUSES, type LeadReceipt, type LeadStatus } from '../../leads/domain/lead.js';

export class LeadReceiptResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ description: '10 characters of Crockford base 32, shown as XXXXX-XXXXX', example: '7ZK4M0QXJD' })
  reference: string;

  @ApiProperty({ enum: LEAD_TYPE_NAMES })
  type: LeadType;

  @ApiProperty({ enum: LEAD_STATUSES })
  status: LeadStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class LeadCreatedAnswer {
  @ApiProperty({ example: 'Thank you! Your submission has been received successfully.' })
  message: string;

  @ApiProperty({ type: LeadReceiptResponse })
  data: LeadReceiptResponse;
}

export function receiptResponse(receipt: LeadReceipt): LeadReceiptResponse {
  const { id, reference, type, status, createdAt } = receipt;
  return { _id: id, reference, type, status, createdAt: createdAt.toISOString() };
}
