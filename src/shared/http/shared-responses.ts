import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import type { ClassConstructor } from 'class-transformer';

/** An answer that is all rows and nothing else. */
export interface ListResponse<Row> {
  data: Row[];
}

/** The class of such an answer. `name` names it in the API document. */
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

/** For operations that answer with nothing but this sentence. */
export const ApiOkMessage = (message: string): MethodDecorator =>
  ApiOkResponse({ type: MessageResponse, example: { message } });
