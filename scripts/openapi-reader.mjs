/** Reads an OpenAPI document, resolves its references and lists the possible forms of each schema. */
import { isDeepStrictEqual } from 'node:util';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];
/** The limits of a schema. True means that a higher number accepts more values. */
export const LIMITS = {
  maxLength: true,
  maxItems: true,
  maximum: true,
  maxProperties: true,
  minLength: false,
  minItems: false,
  minimum: false,
  minProperties: false,
};
export const FIXED = ['format', 'pattern'];

export class OpenApiReader {
  known = new Map();

  constructor(document) {
    this.document = document;
  }

  operations() {
    return Object.entries(this.document.paths ?? {}).flatMap(([path, own]) => {
      const item = this.resolve(own);
      const methods = METHODS.filter((method) => item[method]);
      return methods.map((method) => this.operation(`${method.toUpperCase()} ${path}`, item, item[method]));
    });
  }

  operation(address, item, operation) {
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => this.resolve(one));
    const responses = Object.entries(operation.responses ?? {});
    return {
      address,
      operationId: operation.operationId,
      security: operation.security ?? this.document.security ?? [],
      parameters: new Map(parameters.map((one) => [`${one.in} ${one.name}`, one])),
      body: this.resolve(operation.requestBody),
      responses: new Map(responses.map(([status, answer]) => [status, this.resolve(answer)])),
    };
  }

  resolve(part) {
    if (typeof part?.$ref !== 'string') return part;
    if (!part.$ref.startsWith('#/')) throw new Error(`${part.$ref} is not in the document.`);
    const keys = part.$ref
      .slice(2)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const found = keys.reduce((value, key) => value?.[key], this.document);
    if (found === undefined) throw new Error(`${part.$ref} is not in the document.`);
    return this.resolve(found);
  }

  /** The possible forms of a value, each with a single type. A choice between schemas or types has several forms. */
  forms(schema) {
    if (typeof schema !== 'object' || schema === null) return [form({})];
    if (!this.known.has(schema)) this.known.set(schema, this.formsOf(schema));
    return this.known.get(schema);
  }

  formsOf({ $ref, allOf = [], oneOf, anyOf, type, ...own }) {
    const types = [type].flat();
    const choices = [oneOf, anyOf].filter(Boolean).map((all) => all.flatMap((one) => this.forms(one)));
    const parts = [
      ...($ref ? [this.forms(this.resolve({ $ref }))] : []),
      ...allOf.map((one) => this.forms(one)),
      ...choices,
    ];
    return withJoinedValues(
      parts.reduce(
        (all, more) => all.flatMap((one) => more.flatMap((other) => both(one, other) ?? [])),
        types.flatMap((one) => withType(one, own)),
      ),
    );
  }
}

function withJoinedValues(forms) {
  const joined = [];
  for (const one of forms) {
    const { enum: _, ...rest } = one;
    const same = joined.find(({ enum: values, ...other }) => one.enum && values && isDeepStrictEqual(rest, other));
    if (same) same.enum = [...new Set([...same.enum, ...one.enum])];
    else joined.push({ ...one });
  }
  return joined;
}

function withType(type, own) {
  const values = own.enum ?? (own.const === undefined ? undefined : [own.const]);
  const fitting = values?.filter((value) => type === undefined || typeOf(value, type) === type);
  if (values && fitting.length === 0) return [];
  return [form({ ...own, type, enum: type === 'null' ? undefined : fitting })];
}

function typeOf(value, type) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && type === 'integer' ? 'integer' : typeof value;
}

function form({ type, enum: values, properties = {}, required = [], items, additionalProperties, ...rest }) {
  const limits = [...Object.keys(LIMITS), ...FIXED].filter((name) => rest[name] !== undefined);
  return {
    ...Object.fromEntries(limits.map((name) => [name, rest[name]])),
    type,
    enum: values,
    properties: new Map(Object.entries(properties)),
    required: new Set(required),
    items,
    values: typeof additionalProperties === 'object' ? additionalProperties : undefined,
    isClosed: additionalProperties === false || rest.unevaluatedProperties === false,
  };
}

/** Returns a schema for the values that both schemas allow, or undefined if there are none. */
function both(one, other) {
  if (one.type !== undefined && other.type !== undefined && one.type !== other.type) return undefined;
  const values =
    one.enum && other.enum ? one.enum.filter((value) => other.enum.includes(value)) : (one.enum ?? other.enum);
  if (values?.length === 0) return undefined;
  const properties = new Map(one.properties);
  for (const [name, schema] of other.properties) {
    const first = properties.get(name);
    properties.set(name, first ? { allOf: [first, schema] } : schema);
  }
  const set = Object.fromEntries(Object.entries(other).filter(([, value]) => value !== undefined));
  const limits = Object.entries(LIMITS).filter(([name]) => one[name] !== undefined && other[name] !== undefined);
  return {
    ...one,
    ...set,
    ...Object.fromEntries(limits.map(([name, isMost]) => [name, Math[isMost ? 'min' : 'max'](one[name], other[name])])),
    enum: values,
    properties,
    required: new Set([...one.required, ...other.required]),
    isClosed: one.isClosed || other.isClosed,
  };
}
