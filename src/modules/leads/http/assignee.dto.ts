import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsUUID, ValidateIf } from 'class-validator';

/** A user's id, or null for nobody. */
export const AssigneeField = ({ required }: { required: boolean }): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => (value === '' ? null : value)),
    ValidateIf((_, value) => value !== null && (required || value !== undefined)),
    ...(required ? [IsDefined({ message: "Assigned to is required: a user's id, or null." })] : []),
    IsUUID('all', { message: "Assigned to must be a user's id, or null." }),
    ApiProperty({
      type: String,
      format: 'uuid',
      nullable: true,
      required,
      description: "A user's id, or null for nobody",
    }),
  );
