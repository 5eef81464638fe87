import { expect, it } from '@jest/globals';
import { CsvRows } from './download-file';

const FILE = new TextEncoder().encode('\uFEFFName,Message\r\nSunita,"two\r\n""lines"""\r\nRavi,one\r\n');

it.each([1, 2, 7, 100])('counts the rows of a file received in chunks of %i bytes', (size) => {
  const rows = new CsvRows();
  for (let at = 0; at < FILE.length; at += size) rows.take(FILE.subarray(at, at + size));
  expect(rows.count).toBe(2);
});

it('counts no rows before the header', () => {
  expect(new CsvRows().count).toBe(0);
});
