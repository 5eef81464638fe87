import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { migrationClasses } from './data-source.js';

describe('migrations', () => {
  it('are all found, in the order of their names, with the timestamps of their files', async () => {
    const files = readdirSync('migrations').filter((file) => /^\d/.test(file));
    const stamps = files.map((file) => file.slice(0, 13));
    const classes = await migrationClasses();
    expect(classes.map(({ name }) => name.slice(-13))).toEqual([...stamps].sort());
  });
});
