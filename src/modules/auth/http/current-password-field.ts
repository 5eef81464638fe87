import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { MAX_PASSWORD_LENGTH } from '../../users/domain/password-rules.js';

/** The caller's own password, exactly as typed. Required if the last sign-in is not recent. */
export const CurrentPasswordField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => value || undefined),
    IsOptional(),
    IsString({ message: 'Current password must be text.' }),
    MaxLength(MAX_PASSWORD_LENGTH, {
      message: `Current password can have at most ${MAX_PASSWORD_LENGTH} characters.`,
    }),
    ApiPropertyOptional({
      type: String,
      format: 'password',
      maxLength: MAX_PASSWORD_LENGTH,
      description: "The caller's own password. Required if the caller signed in more than 15 minutes ago",
    }),
  );
