import { Param, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DomainError } from '../domain/domain-error.js';

class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw new DomainError('not_found', 'not_found', 'There is nothing with this id.');
    return value.toLowerCase();
  }
}

/** The `{id}` of a path. What is no id at all is answered like an id that does not exist. */
export const IdParam = (): ParameterDecorator => Param('id', IdPipe);
