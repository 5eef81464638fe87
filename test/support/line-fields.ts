/** The one-line text fields of a body according to the API document, and hostile text for them. */
import type { Schema } from '../campaigns/fuzz/api-document.js';

type Path = readonly string[];
type Schemas = Readonly<Record<string, Schema>>;

export interface LineField {
  readonly path: Path;
  readonly example: string;
}

/** Fields that allow at least this length are free text, which keeps its line breaks. Passwords are kept as typed. */
const FREE_TEXT_LENGTH = 5_000;

/** The one-line texts of a schema: no enums, no free text, no passwords. */
export function lineFieldsOf(schema: Schema, schemas: Schemas, path: Path = []): LineField[] {
  if (schema.$ref) {
    const named = schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)];
    return named ? lineFieldsOf(named, schemas, path) : [];
  }
  const { oneOf = [], anyOf = [], allOf = [], properties = {}, items } = schema;
  return [
    ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => lineFieldsOf(part, schemas, path)),
    ...Object.entries(properties).flatMap(([name, field]) => lineFieldsOf(field, schemas, [...path, name])),
    ...(items ? lineFieldsOf(items, schemas, [...path, '0']) : []),
    ...(isLine(schema) ? [{ path, example: exampleOf(schema, path) }] : []),
  ];
}

/** Returns the body with this text at the path. Adds missing objects. */
export function withText(body: unknown, [name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') return [withText(Array.isArray(body) ? body[0] : undefined, rest, text)];
  const object = (body ?? {}) as Record<string, unknown>;
  return { ...object, [name]: withText(object[name], rest, text) };
}

/** Characters that no line can contain: control characters, line breaks, and marks that change the text direction. */
export const UNCLEAN = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Adds such characters around the text and in its spaces. */
export function soiled(text: string): string {
  const inner = text.replaceAll(' ', '\n\u0007\u0085\u2028\u202E');
  return `\u2066\u200F\t${inner}\u061C\u200E\r\n\u2029\u2069`;
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object && !(value instanceof Date) ? Object.values(value).flatMap(textsIn) : [];
}

function isLine({ type, enum: choices, format, maxLength = 0 }: Schema): boolean {
  return [type].flat().includes('string') && !choices && format !== 'password' && maxLength < FREE_TEXT_LENGTH;
}

function exampleOf({ example, format }: Schema, path: Path): string {
  if (typeof example === 'string') return example;
  if (format === 'email') return 'visitor@example.in';
  return `Ravi Kumar ${path.at(-1)}`;
}
