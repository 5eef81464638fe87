import { describe, expect, it } from '@jest/globals';
import { type CsvCell, csvFile, csvRecord, SafeCsv } from './csv.js';

const written = (cell: CsvCell) => csvFile([['first', cell, 'last']]).slice('\uFEFFfirst,'.length, -',last\r\n'.length);

describe('a file', () => {
  it('begins with a BOM and ends every record with CRLF', () => {
    expect(
      csvFile([
        ['Day', 'Leads'],
        ['2026-04-22', 12],
      ]),
    ).toBe('\uFEFFDay,Leads\r\n2026-04-22,12\r\n');
  });
});

describe('a cell', () => {
  it.each<[string, CsvCell, string]>([
    ['stays as it is', 'Google Ads', 'Google Ads'],
    ['is empty for null', null, ''],
    ['can be a number', 12.5, '12.5'],
    ['is quoted around a comma', 'a,b', '"a,b"'],
    ['is quoted around a semicolon', 'a;b', '"a;b"'],
    ['is quoted around a tab', 'a\tb', '"a\tb"'],
    ['doubles its quotes', 'the "best"', '"the ""best"""'],
    ['keeps a line break, as CRLF', 'a\nb', '"a\r\nb"'],
    ['loses a lone CR, which would end the record', 'a\rb', '"ab"'],
    ['runs no formula', '=1+1', "'=1+1"],
    ['runs no formula that begins with a plus', '+1', "'+1"],
    ['runs no formula that begins with a minus', '-1', "'-1"],
    ['calls no function', '@SUM(A1)', "'@SUM(A1)"],
    ['runs no formula in full-width signs', '＝1', "'＝1"],
    ['runs no formula behind a tab', '\t=1', '"\'\t\'=1"'],
    ['keeps a sign in the middle', 'a=b', 'a=b'],
    ['keeps a sign behind a blank', 'at -5 degrees', 'at -5 degrees'],
    ['keeps a sign behind a quote in the middle', 'say "-5"', '"say ""-5"""'],
    ['keeps other full-width characters', '（）', '（）'],
    ['is quoted as well as marked if needed', '=1,2', `"'=1,2"`],
    ['runs no formula behind a comma', 'x,=1+1,y', `"x,'=1+1,y"`],
    ['runs no formula when imported with semicolons', 'x;=1+1;y', `"x;'=1+1;y"`],
    ['runs no formula when imported with tabs', 'x\t=1+1', `"x\t'=1+1"`],
    ['runs no formula in a record that such an import starts at a line break', 'a\n=1+1;', `"a\r\n'=1+1;"`],
    ['runs no formula behind a separator and blanks', 'x; =1+1;y,\u00A0\u3000-1', `"x; '=1+1;y,\u00A0\u3000'-1"`],
    ['runs no formula behind an invisible character', 'x;\u200C=1+1', `"x;\u200C'=1+1"`],
    [
      'runs no formula in full-width signs behind invisible characters',
      'x\t\u2060\uFEFF ＝1',
      `"x\t\u2060\uFEFF '＝1"`,
    ],
    ['runs no formula behind leading blanks', '  =1', "  '=1"],
    ['keeps a sign behind a word that begins with an invisible character', 'x; \u200Cक=1', '"x; \u200Cक=1"'],
    ['runs no formula that only quotes hide', 'x;"=1+1";"=2', `"x;""'=1+1"";""'=2"`],
  ])('%s', (_, cell, expected) => {
    expect(written(cell)).toBe(expected);
  });
});

describe('a file in chunks', () => {
  const records = [
    ['नमस्ते', '＝1', 'a;＋2'],
    ['"', 'a\n-b', '（'],
    ['\t@x', '', '＠'],
    ['x;\u200C \u00A0＝1', '🌾', 'क;🌾=1'],
  ];
  const source = Buffer.from(records.map(csvRecord).join(''));
  const inPiecesOf = (size: number) => {
    const csv = new SafeCsv();
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < source.length; at += size) pieces.push(Buffer.from(csv.take(source.subarray(at, at + size))));
    return { text: `\uFEFF${Buffer.concat([...pieces, csv.rest()]).toString()}`, records: csv.records };
  };

  it.each([1, 2, 3, 5, 64])('is the same in chunks of %i bytes, with the same record count', (size) => {
    expect(inPiecesOf(size)).toEqual({ text: csvFile(records), records: records.length });
  });

  it('keeps trailing bytes that could have started a sign', () => {
    const csv = new SafeCsv();
    const begun = Buffer.from('＝').subarray(0, 2);
    expect(Buffer.concat([csv.take(begun), csv.rest()])).toEqual(begun);
  });
});
