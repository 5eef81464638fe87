import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { describeError, sourceStack } from './logger.js';

describe('an error in the log', () => {
  it('of a failed statement has its type, code and stack: no statement, parameter, value or row', () => {
    const refused = Object.assign(new Error('invalid input syntax for type uuid: "Asha"\nin two lines'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'Key (lower(email))=(asha@example.in) already exists.',
    });
    for (const error of [refused, new QueryFailedError("SELECT 'asha'", ['asha@example.in'], refused)]) {
      const written = describeError(error);
      expect(written).toMatchObject({ type: error.name, code: '22P02', stack: expect.stringContaining('at ') });
      expect(JSON.stringify(written)).not.toMatch(/asha|two lines/i);
    }
  });

  it('of the program keeps its message', () => {
    expect(describeError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
    });
    expect(describeError('thrown text')).toEqual({ type: 'string' });
  });
});

describe('lines of a stack', () => {
  let folder: string;
  let built: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'source-stack-'));
    built = pathToFileURL(join(folder, 'built.js')).href;
    // Maps the second line of the built file to the fifth line of the source.
    const map = { version: 3, sources: ['../lead.ts'], names: [], mappings: ';AAIA' };
    await writeFile(join(folder, 'built.js.map'), JSON.stringify(map));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('name the source file and line if there is a source map', () => {
    const source = relative(process.cwd(), join(folder, '../lead.ts'));
    expect(sourceStack(`Error: x\n    at find (${built}:2:1)\n    at ${built}:2:1`)).toBe(
      `Error: x\n    at find (${source}:5:1)\n    at ${source}:5:1`,
    );
  });

  it('stay unchanged without a source map', () => {
    const stack = [
      'Error: x',
      '    at node:internal/process/task_queues:95:5',
      '    at file:///srv/app/node_modules/pg/lib/client.js:1:1',
      `    at ${built.replace('built', 'unmapped')}:1:1`,
    ].join('\n');
    expect(sourceStack(stack)).toBe(stack);
    expect(sourceStack(undefined)).toBe('');
  });
});
