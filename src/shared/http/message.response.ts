import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';

export class MessageResponse {
  @ApiProperty({ description: 'What was done, in a sentence', example: 'Lead restored successfully' })
  message: string;
}

/** For operations that answer with nothing but this sentence. */
export const ApiOkMessage = (message: string): MethodDecorator =>
  ApiOkResponse({ type: MessageResponse, example: { message } });
