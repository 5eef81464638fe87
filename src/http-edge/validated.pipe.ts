import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import type { ClassConstructor } from 'class-transformer';
import { validate } from '../shared/http/validate.js';

/** Validates every body and query that has a DTO type. A query list can repeat its name, use `[]` or use commas. */
@Injectable()
export class ValidatedPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (!metatype || (type !== 'body' && type !== 'query') || isBuiltIn(metatype)) return value;
    const plain = type === 'query' ? withoutBrackets(value) : (value ?? {});
    return validate(metatype as ClassConstructor<object>, plain);
  }
}

function isBuiltIn(metatype: unknown): boolean {
  return [Object, String, Number, Boolean, Array].includes(metatype as never);
}

/** Treats `type[]=a` and `type=a` as one list, also if both are sent. */
function withoutBrackets(query: unknown): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [written, value] of Object.entries(query as Record<string, unknown>)) {
    const name = written.replace(/\[\]$/, '');
    values.set(name, values.has(name) ? [values.get(name), value].flat() : value);
  }
  return Object.fromEntries(values);
}
