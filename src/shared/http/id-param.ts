import { Param, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { ApiFailures } from './api-failures.js';
import { idNotFound } from './http.errors.js';

class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUUID(value)) throw idNotFound();
    return value.toLowerCase();
  }
}

/** The `{id}` of a path. What is no id at all is answered like an id that does not exist. */
export const IdParam = (): ParameterDecorator => (target, method, index) => {
  Param('id', IdPipe)(target, method, index);
  if (method === undefined) return;
  const handler = Object.getOwnPropertyDescriptor(target, method);
  if (handler) ApiFailures(idNotFound)(target, method, handler);
};
