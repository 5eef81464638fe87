import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_PICTURE, ILLUSTRATIONS } from '../../frontend/src/content/illustrations.js';

const FOLDER = 'dist/site/pictures';
const LARGEST_FOR_PHONES = /^(.+)-phone-\w+-720\.avif$/;
const MAX_PHONE_BYTES = 15_000;

describe('weight of the pictures', () => {
  let files: string[];

  beforeAll(async () => {
    files = await readdir(FOLDER);
  });

  it('has a phone version of every illustration', () => {
    const framed = files.flatMap((file) => LARGEST_FOR_PHONES.exec(file)?.[1] ?? []);
    expect(framed.sort()).toEqual([...ILLUSTRATIONS, DEFAULT_PICTURE].sort());
  });

  it('keeps the download of an illustration on a phone within 15 KB', async () => {
    const sizes = await Promise.all(
      files
        .filter((file) => LARGEST_FOR_PHONES.test(file))
        .map(async (file) => ({ file, bytes: (await stat(join(FOLDER, file))).size })),
    );
    expect(sizes.filter(({ bytes }) => bytes > MAX_PHONE_BYTES)).toEqual([]);
  });
});
