/**
 * `node scripts/compare-openapi.mjs BEFORE AFTER`: lists the differences between two versions of the API document that
 * break a client. It resolves each `$ref` and merges each `allOf`, so moving a schema does not count as a difference.
 * See `--help`.
 */
import { readFile } from 'node:fs/promises';
import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { FIXED, LIMITS, OpenApiReader } from './openapi-reader.mjs';

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

/** @returns {{ breaking: string[], documented: string[], newValues: string[] }} sentences that begin with the place */
export function compareDocuments(before, after) {
  const found = new Comparison(before, after).run();
  const sentences = (wanted) => [
    ...new Set(found.filter(({ kind }) => kind === wanted).map(({ path, sentence }) => `${path}: ${sentence}`)),
  ];
  return {
    breaking: sentences('breaking'),
    documented: sentences('documented'),
    newValues: sentences('newValues'),
  };
}

/** Collects the differences as `{ kind, path, sentence }`. `path` is the place in the document. */
class Comparison {
  found = [];
  /** Results, keyed by both schemas and `isSent`. `isOther` means that no value of one schema fits the other. */
  results = new Map();

  constructor(before, after) {
    this.before = new OpenApiReader(before);
    this.after = new OpenApiReader(after);
  }

  run() {
    const after = new Map(this.after.operations().map((operation) => [operation.address, operation]));
    for (const old of this.before.operations()) {
      const now = after.get(old.address);
      if (now) this.operation(old, now);
      else this.breaks(old.address, 'the operation is gone');
    }
    return this.found;
  }

  breaks(path, sentence) {
    this.found.push({ kind: 'breaking', path, sentence });
  }

  operation(old, now) {
    const at = old.address;
    if (old.operationId !== now.operationId)
      this.breaks(at, `the operation id ${old.operationId} is gone, it is ${now.operationId} now`);
    if (JSON.stringify(old.security) !== JSON.stringify(now.security))
      this.breaks(at, `other sign-in: ${JSON.stringify(now.security)}`);
    this.parameters(at, old.parameters, now.parameters);
    this.body(at, old.body, now.body);
    for (const [status, answer] of old.responses) {
      const other = now.responses.get(status);
      if (other) this.response(`${at} ${status}`, answer, other);
      else this.breaks(at, `the response ${status} is gone`);
    }
  }

  parameters(at, old, now) {
    for (const [key, parameter] of old) {
      const other = now.get(key);
      if (!other) {
        this.breaks(at, `the parameter ${key} is gone`);
        continue;
      }
      if (other.required && !parameter.required) this.breaks(at, `the parameter ${key} is required now`);
      for (const part of ['style', 'explode', 'allowReserved'])
        if (parameter[part] !== other[part]) this.breaks(at, `the parameter ${key} has another ${part}`);
      this.schema(`${at} ${key}`, parameter.schema, other.schema, true);
    }
    for (const [key, { required }] of now)
      if (required && !old.has(key)) this.breaks(at, `the new parameter ${key} is required`);
  }

  body(at, old, now) {
    if (old && !now) this.breaks(at, 'it no longer takes a body');
    if (!now) return;
    if (now.required && !old?.required) this.breaks(at, 'the body is required now');
    for (const [type, { schema }] of Object.entries(old?.content ?? {})) {
      if (now.content[type]) this.schema(`${at} body`, schema, now.content[type].schema, true);
      else this.breaks(at, `it no longer takes ${type}`);
    }
  }

  response(at, old, now) {
    for (const [name, header] of Object.entries(old.headers ?? {})) {
      const other = this.after.resolve(now.headers?.[name]);
      if (other) this.schema(`${at} header ${name}`, this.before.resolve(header).schema, other.schema, false);
      else this.breaks(at, `the header ${name} is gone`);
    }
    for (const [type, { schema }] of Object.entries(old.content ?? {})) {
      const other = now.content?.[type];
      if (other) this.schema(at, schema, other.schema, false);
      else this.breaks(at, `the content ${type} is gone`);
    }
  }

  /** @param isSent - True for requests: old ones must stay accepted. False for responses: new ones must fit `old`. */
  schema(at, old, now, isSent) {
    for (const { path, ...finding } of this.schemas(old, now, isSent).found)
      this.found.push({ ...finding, path: `${at}${path && ` ${path}`}` });
  }

  /** Compares each form of one schema with the form of the other schema that fits it best. */
  schemas(old, now, isSent) {
    const byNow = this.results.get(old) ?? new Map();
    const bySent = byNow.get(now) ?? new Map();
    this.results.set(old, byNow.set(now, bySent));
    const known = bySent.get(isSent);
    if (known) return known;
    // Ends the recursion if a schema contains itself.
    bySent.set(isSent, { found: [], isOther: false });
    const olds = this.before.forms(old);
    const nows = this.after.forms(now);
    const pairs = isSent
      ? olds.map((one) =>
          best(
            nows.map((other) => compareForms(this, one, other, true)),
            `${nameOf(one)} is gone`,
          ),
        )
      : nows.map((other) =>
          best(
            olds.map((one) => compareForms(this, one, other, false)),
            `${nameOf(other)} is new`,
          ),
        );
    const result = {
      found: pairs.flatMap(({ found }) => found),
      isOther: pairs.length > 0 && pairs.every(({ isOther }) => isOther),
    };
    bySent.set(isSent, result);
    return result;
  }
}

function compareForms(comparison, old, now, isSent) {
  const result = { found: [], isOther: false };
  const add = (sentence, path = '', kind = 'breaking') => result.found.push({ kind, path, sentence });
  const fits = isSent || old.type !== 'number' ? old.type === now.type : ['integer', 'number'].includes(now.type);
  if (!fits) {
    add(`it was ${nameOf(old)} and is ${nameOf(now)}`);
    return { ...result, isOther: true };
  }
  result.isOther = compareValues(old, now, isSent, add);
  for (const name of FIXED) if (old[name] !== now[name]) add(`the ${name} was ${old[name]} and is ${now[name]}`);
  for (const [name, isMost] of Object.entries(LIMITS)) {
    const [wide, narrow] = isSent ? [now[name], old[name]] : [old[name], now[name]];
    const isWithin = wide === undefined || (narrow !== undefined && (isMost ? narrow <= wide : narrow >= wide));
    if (!isWithin) add(`${name} was ${old[name]} and is ${now[name]}`);
  }
  if (isSent && now.isClosed && !old.isClosed) add('unknown keys are refused', '', 'documented');
  compareFields(old, now, isSent, add, (step, before, after) => {
    const inner = comparison.schemas(before, after, isSent);
    for (const { kind, path, sentence } of inner.found)
      add(sentence, step + (/^\w/.test(path) ? `.${path}` : path), kind);
    if (inner.isOther) result.isOther = true;
  });
  return result;
}

/** @returns whether the two lists have no value in common */
function compareValues(old, now, isSent, add) {
  const [wide, narrow] = isSent ? [now.enum, old.enum] : [old.enum, now.enum];
  if (wide === undefined) return false;
  if (narrow === undefined) {
    add(isSent ? 'only listed values are accepted now' : 'any value is possible now');
    return false;
  }
  const outside = narrow.filter((value) => !wide.includes(value)).map((value) => JSON.stringify(value));
  if (outside.length === 0) return false;
  const isOther = outside.length === narrow.length;
  if (isSent) add(`no longer accepted: ${outside}`);
  else if (isOther) add(`other values: ${outside}`);
  else add(outside.join(', '), '', 'newValues');
  return isOther;
}

/** @param inside - Compares the schemas of one field or item. Its first argument is added to the path. */
function compareFields(old, now, isSent, add, inside) {
  for (const [name, schema] of old.properties) {
    if (now.properties.has(name)) inside(name, schema, now.properties.get(name));
    else add('the field is gone', name);
  }
  const [promised, given] = isSent ? [now.required, old.required] : [old.required, now.required];
  for (const name of promised) {
    if (given.has(name)) continue;
    if (isSent) add('the field is required now', name);
    else if (now.properties.has(name)) add('the field may be missing now', name);
  }
  for (const [step, part] of [
    ['[]', 'items'],
    ['{}', 'values'],
  ]) {
    if (old[part] && now[part]) inside(step, old[part], now[part]);
    else if (old[part] && !isSent) add('the type is gone', step);
    else if (now[part] && isSent) add('only one type is accepted now', step);
  }
}

function best(results, otherwise) {
  const rank = ({ isOther, found }) => {
    const count = (wanted) => found.filter(({ kind }) => kind === wanted).length;
    return (isOther ? 1e6 : 0) + count('breaking') * 1000 + count('newValues');
  };
  const [first] = results.sort((a, b) => rank(a) - rank(b));
  return first ?? { found: [{ kind: 'breaking', path: '', sentence: otherwise }], isOther: false };
}

function nameOf({ type = 'anything', enum: values }) {
  return values ? `${type} ${values.join(', ')}` : type;
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
