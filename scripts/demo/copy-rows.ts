import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | Date | object | null;

const CHUNK_CHARACTERS = 65_536;

/** Streams rows into a table with COPY and returns their number. Keeps only one chunk in memory. */
export async function copyRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<number> {
  const target = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  let count = 0;
  function* chunks(): Generator<string> {
    let chunk = '';
    for (const row of rows) {
      count++;
      chunk += copyLine(row);
      if (chunk.length < CHUNK_CHARACTERS) continue;
      yield chunk;
      chunk = '';
    }
    if (chunk !== '') yield chunk;
  }
  await pipeline(Readable.from(chunks(), { objectMode: true, highWaterMark: 4 }), target);
  return count;
}

export function copyLine(row: readonly CopyValue[]): string {
  return `${row.map(copyField).join('\t')}\n`;
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copyField(value: CopyValue): string {
  if (value === null) return '\\N';
  switch (typeof value) {
    case 'string':
      return escaped(value);
    case 'number':
      return String(value);
    case 'boolean':
      return value ? 't' : 'f';
    default:
      return value instanceof Date ? value.toISOString() : escaped(JSON.stringify(value));
  }
}

function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}
