import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class ProblemField {
  @ApiProperty({ description: 'Dotted path of the field', example: 'personalInfo.email' })
  field: string;

  @ApiProperty({ description: 'What to correct, as a sentence', example: 'Email is required.' })
  message: string;

  @ApiProperty({ description: 'Stable word for clients that speak another language', example: 'required' })
  code: string;
}

/** A failure, as RFC 9457 describes it (`application/problem+json`). */
export class Problem {
  @ApiProperty({ example: 'about:blank' })
  type: string;

  @ApiProperty({ example: 'Bad Request' })
  title: string;

  @ApiProperty({ example: 400 })
  status: number;

  @ApiProperty({ description: 'One plain sentence a person can act on', example: 'Email is required.' })
  detail: string;

  @ApiProperty({ description: 'The same sentence as `detail`', example: 'Email is required.' })
  message: string;

  @ApiProperty({ description: 'Stable, machine-readable name of the failure', example: 'invalid_input' })
  code: string;

  @ApiPropertyOptional({ type: [ProblemField], description: 'The fields to correct' })
  errors?: ProblemField[];
}
