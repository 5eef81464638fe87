import { ApiProperty } from '@nestjs/swagger';

export class MessageAnswer {
  @ApiProperty({ example: 'Lead deleted successfully' })
  message: string;
}
