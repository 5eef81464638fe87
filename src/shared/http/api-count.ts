import { ApiProperty } from '@nestjs/swagger';

/** How many of something there are: a whole number from 0. */
export const ApiCount = (description: string, example: number): PropertyDecorator =>
  ApiProperty({ type: 'integer', minimum: 0, description, example });
