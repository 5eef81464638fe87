/**
 * `node scripts/compare-openapi.mjs BEFORE AFTER`: the differences between two versions of the API document that break a client. Every `$ref` is
 * followed and every `allOf` is joined, so that only what is said counts, not where it stands. `--help` says more.
 */
import { readFile } from 'node:fs/promises';
import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { parse } from 'yaml';

const HELP = `Compares two OpenAPI documents: node scripts/compare-openapi.mjs BEFORE AFTER

Prints three lists and exits with 1 if the first is not empty:

  Breaking                 An operation, operation id, parameter, response, header or field is gone, something new is
                           required, or a type, format, limit or list of values changed for the worse.
  Documented, not changed  A request schema now says that unknown keys are refused. This breaks nothing if the
                           server refused them before.
  New values               A response may hold a value that was not listed before.

Names of schemas and of other shared parts do not count.

To compare with an earlier version:
  git show TAG:openapi.yaml > /tmp/before.yaml
  node scripts/compare-openapi.mjs /tmp/before.yaml openapi.yaml
`;

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];
/** Limits of a schema; true if a greater number accepts more. */
const LIMITS = {
  maxLength: true,
  maxItems: true,
  maximum: true,
  maxProperties: true,
  minLength: false,
  minItems: false,
  minimum: false,
  minProperties: false,
};
/** Each has to be the same before and after. */
const FIXED = ['format', 'pattern'];

/** @returns {{ breaking: string[], documented: string[], newValues: string[] }} sentences, each with its place */
export function compareDocuments(before, after) {
  return new Comparison(before, after).run();
}

class Comparison {
  breaking = new Set();
  documented = new Set();
  newValues = new Set();
  results = new Map();

  constructor(before, after) {
    this.before = new Reader(before);
    this.after = new Reader(after);
  }

  run() {
    const after = new Map(this.after.operations().map((operation) => [operation.address, operation]));
    for (const old of this.before.operations()) {
      const found = after.get(old.address);
      if (found) this.operation(old, found);
      else this.breaking.add(`${old.address}: the operation is gone`);
    }
    return {
      breaking: [...this.breaking],
      documented: [...this.documented],
      newValues: [...this.newValues],
    };
  }

  operation(old, found) {
    const at = old.address;
    if (old.operationId !== found.operationId)
      this.breaking.add(`${at}: the operation id ${old.operationId} is gone, it is ${found.operationId} now`);
    if (JSON.stringify(old.security) !== JSON.stringify(found.security))
      this.breaking.add(`${at}: other sign-in: ${JSON.stringify(found.security)}`);
    this.parameters(at, old.parameters, found.parameters);
    this.body(at, old.body, found.body);
    for (const [status, answer] of old.responses) {
      const now = found.responses.get(status);
      if (now) this.response(`${at} ${status}`, answer, now);
      else this.breaking.add(`${at}: the response ${status} is gone`);
    }
  }

  parameters(at, old, found) {
    for (const [key, parameter] of old) {
      const now = found.get(key);
      if (!now) {
        this.breaking.add(`${at}: the parameter ${key} is gone`);
        continue;
      }
      if (now.required && !parameter.required) this.breaking.add(`${at}: the parameter ${key} is required now`);
      for (const part of ['style', 'explode', 'allowReserved'])
        if (parameter[part] !== now[part]) this.breaking.add(`${at}: the parameter ${key} has another ${part}`);
      this.report(`${at} ${key}`, this.accepts(parameter.schema, now.schema));
    }
    for (const [key, { required }] of found)
      if (required && !old.has(key)) this.breaking.add(`${at}: the new parameter ${key} is required`);
  }

  body(at, old, found) {
    if (!old && !found) return;
    if (old && !found) {
      this.breaking.add(`${at}: it no longer takes a body`);
      return;
    }
    if (found.required && !old?.required) this.breaking.add(`${at}: the body is required now`);
    for (const [type, { schema }] of Object.entries(old?.content ?? {})) {
      const now = found.content[type];
      if (now) this.report(`${at} body`, this.accepts(schema, now.schema));
      else this.breaking.add(`${at}: it no longer takes ${type}`);
    }
  }

  response(at, old, found) {
    for (const name of Object.keys(old.headers ?? {}))
      if (!(name in (found.headers ?? {}))) this.breaking.add(`${at}: the header ${name} is gone`);
    for (const [name, header] of Object.entries(old.headers ?? {})) {
      const now = this.after.resolve(found.headers?.[name]);
      if (now) this.report(`${at} header ${name}`, this.returns(this.before.resolve(header).schema, now.schema));
    }
    for (const [type, { schema }] of Object.entries(old.content ?? {})) {
      const now = found.content?.[type];
      if (now) this.report(at, this.returns(schema, now.schema));
      else this.breaking.add(`${at}: the content ${type} is gone`);
    }
  }

  report(at, { breaking, documented, newValues }) {
    for (const [list, own] of Object.entries({ breaking, documented, newValues }))
      for (const [path, sentence] of own) this[list].add(`${at}${path && ` ${path}`}: ${sentence}`);
  }

  /** What the old schema allows to send has to be accepted still. */
  accepts(old, found) {
    return this.schemas(old, found, true);
  }

  /** What is answered now has to fit what the old schema says. */
  returns(old, found) {
    return this.schemas(old, found, false);
  }

  /** Each form of one side is held against the form of the other side that fits it best. */
  schemas(old, found, isSent) {
    const known = cached(cached(this.results, old), found);
    const key = isSent ? 'sent' : 'returned';
    if (known.has(key)) return known.get(key);
    // A schema within itself: what is found once is found.
    known.set(key, nothing());
    const olds = this.before.forms(old);
    const founds = this.after.forms(found);
    const pairs = isSent
      ? olds.map((one) =>
          best(
            founds.map((other) => this.forms(one, other, true)),
            `${nameOf(one)} is gone`,
          ),
        )
      : founds.map((other) =>
          best(
            olds.map((one) => this.forms(one, other, false)),
            `${nameOf(other)} is new`,
          ),
        );
    const result = merged(pairs);
    known.set(key, result);
    return result;
  }

  forms(old, found, isSent) {
    const result = nothing();
    const breaks = (sentence, path = '') => result.breaking.push([path, sentence]);
    const fits = isSent || old.type !== 'number' ? old.type === found.type : ['integer', 'number'].includes(found.type);
    if (!fits) {
      result.isOther = true;
      breaks(`it was ${nameOf(old)} and is ${nameOf(found)}`);
      return result;
    }
    this.values(old, found, isSent, result);
    for (const name of FIXED)
      if (old[name] !== found[name]) breaks(`the ${name} was ${old[name]} and is ${found[name]}`);
    for (const [name, isMost] of Object.entries(LIMITS)) {
      const [wide, narrow] = isSent ? [found[name], old[name]] : [old[name], found[name]];
      const isWithin = wide === undefined || (narrow !== undefined && (isMost ? narrow <= wide : narrow >= wide));
      if (!isWithin) breaks(`${name} was ${old[name]} and is ${found[name]}`);
    }
    if (isSent && found.isClosed && !old.isClosed) result.documented.push(['', 'unknown keys are refused']);
    this.fields(old, found, isSent, result);
    return result;
  }

  values(old, found, isSent, result) {
    const [wide, narrow] = isSent ? [found.enum, old.enum] : [old.enum, found.enum];
    if (wide === undefined) return;
    if (narrow === undefined) {
      result.breaking.push(['', isSent ? 'only listed values are accepted now' : 'any value is possible now']);
      return;
    }
    const outside = narrow.filter((value) => !wide.includes(value)).map((value) => JSON.stringify(value));
    if (outside.length === 0) return;
    result.isOther = outside.length === narrow.length;
    if (isSent || result.isOther)
      result.breaking.push(['', isSent ? `no longer accepted: ${outside}` : `other values: ${outside}`]);
    else result.newValues.push(['', outside.join(', ')]);
  }

  fields(old, found, isSent, result) {
    const inside = (step, other) => {
      for (const list of ['breaking', 'documented', 'newValues'])
        result[list].push(
          ...other[list].map(([path, sentence]) => [step + (/^\w/.test(path) ? `.${path}` : path), sentence]),
        );
      if (other.isOther) result.isOther = true;
    };
    for (const [name, schema] of old.properties) {
      const now = found.properties.get(name);
      if (now) inside(name, this.schemas(schema, now, isSent));
      else result.breaking.push([name, 'the field is gone']);
    }
    const [promised, given] = isSent ? [found.required, old.required] : [old.required, found.required];
    for (const name of promised) {
      const isGone = !isSent && !found.properties.has(name);
      if (!given.has(name) && !isGone)
        result.breaking.push([name, isSent ? 'the field is required now' : 'the field may be missing now']);
    }
    for (const [step, part] of [
      ['[]', 'items'],
      ['{}', 'values'],
    ]) {
      if (old[part] && found[part]) inside(step, this.schemas(old[part], found[part], isSent));
      else if (old[part] && !isSent) result.breaking.push([step, 'the type is gone']);
      else if (found[part] && isSent) result.breaking.push([step, 'only one type is accepted now']);
    }
  }
}

/** A document, with every reference followed. */
class Reader {
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

  /** The forms that a value may have, each of one type: a choice of schemas or types is several. */
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

/** One form for all the values of a type, however many schemas list them. */
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

/** What fits both, or undefined if nothing can. */
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

function nothing() {
  return { breaking: [], documented: [], newValues: [], isOther: false };
}

/** The comparison that found least; another type or other values throughout count as most. */
function best(results, otherwise) {
  const rank = ({ isOther, breaking, newValues }) => (isOther ? 1e6 : 0) + breaking.length * 1000 + newValues.length;
  const [first] = results.sort((a, b) => rank(a) - rank(b));
  if (!first) return { ...nothing(), breaking: [['', otherwise]] };
  return first;
}

function merged(results) {
  const lists = ['breaking', 'documented', 'newValues'].map((list) => [list, results.flatMap((one) => one[list])]);
  return { ...Object.fromEntries(lists), isOther: results.length > 0 && results.every(({ isOther }) => isOther) };
}

function nameOf({ type = 'anything', enum: values }) {
  return values ? `${type} ${values.join(', ')}` : type;
}

function cached(map, key) {
  if (!map.has(key)) map.set(key, new Map());
  return map.get(key);
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  if (values.help || positionals.length !== 2) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const documents = await Promise.all(positionals.map(async (path) => parse(await readFile(path, 'utf8'))));
  const { breaking, documented, newValues } = compareDocuments(...documents);
  const lists = { Breaking: breaking, 'Documented, not changed': documented, 'New values': newValues };
  for (const [title, lines] of Object.entries(lists))
    console.log(`${title}: ${lines.length}${lines.map((line) => `\n  ${line}`).join('')}`);
  return breaking.length > 0 ? 1 : 0;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) exit(await main());
