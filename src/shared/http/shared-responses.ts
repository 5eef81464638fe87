import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import type { ClassConstructor } from 'class-transformer';

export interface ListResponse<Row> {
  data: Row[];
}

/** `name` is the response's name in the API document. */
export function listResponse<Row>(name: string, row: ClassConstructor<Row>): ClassConstructor<ListResponse<Row>> {
  class RowsAnswer {
    data: Row[];
  }
  ApiProperty({ type: [row] })(RowsAnswer.prototype, 'data');
  Object.defineProperty(RowsAnswer, 'name', { value: name });
  return RowsAnswer;
}

export class MessageResponse {
  @ApiProperty({ description: 'What was done, in a sentence', example: 'Lead restored successfully' })
  message: string;
}

export const ApiOkMessage = (message: string): MethodDecorator =>
  ApiOkResponse({ type: MessageResponse, example: { message } });
