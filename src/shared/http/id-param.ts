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

/** An id of a path, `{id}` unless named. What is no id at all is answered like an id that does not exist. */
export const IdParam =
  (name = 'id'): ParameterDecorator =>
  (target, method, index) => {
    Param(name, IdPipe)(target, method, index);
    if (method === undefined) return;
    const handler = Object.getOwnPropertyDescriptor(target, method);
    if (handler) ApiFailures(idNotFound)(target, method, handler);
  };
