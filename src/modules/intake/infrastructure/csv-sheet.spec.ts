import { describe, expect, it } from '@jest/globals';
import { csvFile } from '../../../shared/domain/csv.js';
import { MAX_ROWS } from '../domain/sheet.js';
import { inspected, rowsOf } from './sheet-file.fixture.js';

const HINDI = 'नाम,गाँव\r\nसुनीता,"आम,बाग"\r\n';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const refused = (code: string) => expect.objectContaining({ code: `import_${code}` });

describe('the encoding of a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from(HINDI), 'utf-8'],
    ['UTF-8 with a BOM', Buffer.from(`\uFEFF${HINDI}`), 'utf-8'],
    ['UTF-16 LE with a BOM', Buffer.from(`\uFEFF${HINDI}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 BE with a BOM', utf16be(`\uFEFF${HINDI}`), 'utf-16be'],
  ])('is found for Hindi text in %s', async (_, content, encoding) => {
    expect(await inspected(content)).toMatchObject({
      format: { kind: 'csv', encoding, separator: 'comma' },
      rows: 1,
      columns: [
        { heading: 'नाम', samples: ['सुनीता'] },
        { heading: 'गाँव', samples: ['आम,बाग'] },
      ],
    });
    expect(await rowsOf(content)).toEqual([{ line: 2, cells: ['सुनीता', 'आम,बाग'] }]);
  });

  it('is asked for if the bytes are not UTF-8, with a sample', async () => {
    const content = Buffer.from('Name,Note\nA,b\nJos\xe9,\x93good\x94 \x80\n', 'latin1');
    expect(await inspected(content)).toEqual({
      question: { kind: 'encoding', choices: [{ value: 'windows-1252', sample: 'José,“good” €' }] },
    });
    expect(await rowsOf(content, { encoding: 'windows-1252' })).toEqual([
      { line: 2, cells: ['A', 'b'] },
      { line: 3, cells: ['José', '“good” €'] },
    ]);
  });

  it.each([
    ['utf-16le', Buffer.from(HINDI, 'utf16le')],
    ['utf-16be', utf16be(HINDI)],
  ] as const)('is asked for if %s has no BOM', async (encoding, content) => {
    expect(await inspected(content)).toEqual({
      question: { kind: 'encoding', choices: [{ value: encoding, sample: 'नाम,गाँव' }] },
    });
    expect(await rowsOf(content, { encoding })).toHaveLength(1);
  });

  it.each([
    ['the chosen one', 'Name\nA\nJos\xe9\nB\n', { encoding: 'utf-8' }, 3],
    ['that of the BOM', '\xef\xbb\xbfName\r\nA\r\n\xe9\r\n', {}, 3],
    ['windows-1252, which has no such byte', 'Name\rA\rB\x81', { encoding: 'windows-1252' }, 3],
  ] as const)('is refused with the line if the bytes are not valid in %s', async (_, text, choices, line) => {
    await expect(inspected(Buffer.from(text, 'latin1'), choices)).rejects.toMatchObject({
      code: 'import_broken_encoding',
      message: expect.stringContaining(`Line ${line} `),
    });
  });

  it('is refused if half a character ends the file', async () => {
    const content = Buffer.from('Name\nआ').subarray(0, -1);
    await expect(inspected(content, { encoding: 'utf-8' })).rejects.toEqual(refused('broken_encoding'));
  });
});

describe('the separator of a CSV file', () => {
  it.each([
    ['comma', 'a,b\n1,2;3\n'],
    ['semicolon', 'a;b\n1,5;2,5\n'],
    ['tab', 'a\tb, c\n1\t2\n'],
    ['comma', '"a;b;c",d\n1,2\n'],
    ['semicolon', 'sep=;\na;b,c\n1;2\n'],
    ['comma', 'Name\nSunita\n'],
    ['comma', 'a,"b\n;;;;",c\n1,2,3\n'],
  ])('is the %s in %j', async (separator, content) => {
    expect(await inspected(content)).toMatchObject({ format: { separator } });
  });

  it('is asked for if two fit', async () => {
    const content = 'Name,Place;Block\nA,B;C\n';
    expect(await inspected(content)).toEqual({
      question: {
        kind: 'separator',
        choices: [
          { value: 'comma', sample: 'Name | Place;Block' },
          { value: 'semicolon', sample: 'Name,Place | Block' },
        ],
      },
    });
    expect(await rowsOf(content, { separator: 'semicolon' })).toEqual([{ line: 2, cells: ['A,B', 'C'] }]);
  });

  it('can be declared in the first line, which counts as a line', async () => {
    expect(await rowsOf('\uFEFFsep=\t\r\na\tb\r\n1\t2\r\n')).toEqual([{ line: 3, cells: ['1', '2'] }]);
  });
});

describe('the rows of a CSV file', () => {
  it.each([
    ['CRLF', '\r\n'],
    ['LF', '\n'],
    ['lone CR', '\r'],
  ])('end with %s, and know the line at which they start', async (_, end) => {
    const content = ['a,b', '', '1,"x', 'y"', ',', '2', '3,4,,', ''].join(end);
    expect(await rowsOf(content)).toEqual([
      { line: 3, cells: ['1', 'x\ny'] },
      { line: 6, cells: ['2', ''] },
      { line: 7, cells: ['3', '4'] },
    ]);
  });

  it('stay the same across the pieces of a large file', async () => {
    const records = Array.from({ length: 5_000 }, (_, index) => [String(index), `"${'गाँव'.repeat(9)}\r\n${index}"`]);
    const rows = await rowsOf(`n,place\r\n${records.map((cells) => `${cells.join(',')}\r\n`).join('')}`);
    expect(rows).toHaveLength(5_000);
    expect(rows[4_999]).toEqual({ line: 10_000, cells: ['4999', `${'गाँव'.repeat(9)}\n4999`] });
  });

  it('have columns with counts, samples, dates and repeated headings', async () => {
    const content = 'Phone,phone ,When,,Empty,,\n1,,22/11/2026,x,,,\n1,a,01/02/2026,,,,\n2,,,,,,\n3,,,,,,\n4,,,,,,\n';
    expect(await inspected(content)).toMatchObject({
      rows: 5,
      columns: [
        { heading: 'Phone', filled: 5, samples: ['1', '2', '3'], dates: 'none', isRepeated: true },
        { heading: 'phone', filled: 1, samples: ['a'], isRepeated: true },
        { heading: 'When', filled: 2, dates: 'day_first', isRepeated: false },
        { heading: '', filled: 1, isRepeated: false },
        { heading: 'Empty', filled: 0, samples: [] },
      ],
    });
  });

  it('keep the apostrophes of an export, and show samples without them', async () => {
    const content = csvFile([
      ['Name', 'Phone'],
      ['=1+1', "'+919876543210"],
    ]);
    expect(await rowsOf(content)).toEqual([{ line: 2, cells: ["'=1+1", "'+919876543210"] }]);
    expect(await inspected(content)).toMatchObject({
      columns: [{ samples: ['=1+1'] }, { samples: ['+919876543210'] }],
    });
  });
});

describe('a CSV file', () => {
  const long = 'x'.repeat(1024 * 1024);

  it.each([
    ['is empty', '', 'no_rows'],
    ['has only blanks', ' \n,\n\n', 'no_rows'],
    ['has only a heading', 'a,b\n,\n', 'only_heading'],
    ['has a row of 1 MB', `a,b\n1,${long}\n`, 'row_too_long'],
    ['has a row of 1 MB in quotes', `a,b\n1,"${long}"\n`, 'row_too_long'],
    ['has a row with a million separators', `a,b\n${','.repeat(1_000_000)}\n`, 'row_too_long'],
    ['has 301 columns', `${Array(301).fill('a').join(',')}\n1\n`, 'too_many_columns'],
    ['has 200,001 rows', `a\n${'1\n'.repeat(MAX_ROWS + 1)}`, 'too_many_rows'],
    ['is a web page', '<!DOCTYPE html><table><tr><td>a</td></tr></table>', 'not_a_sheet'],
    ['has a NUL behind its start', `a\n${'1\n'.repeat(200_000)}\0\n`, 'not_a_sheet'],
  ])('is refused if it %s', async (_, content, code) => {
    await expect(inspected(content)).rejects.toEqual(refused(code));
  });

  it('can have 200,000 rows', async () => {
    expect(await inspected(`a\n${'1\n'.repeat(MAX_ROWS)}\n\n`)).toMatchObject({ rows: MAX_ROWS });
  });

  it('is refused with the line of a row that has more cells than the heading', async () => {
    await expect(inspected('a,b\n1,2\n1,2,3,\n')).rejects.toThrow('Line 3 has 3 cells, the heading has 2: ');
  });

  it.each([
    ['a quote that is not closed', 'a,b\n1,"2\n3,4\n'],
    ['a quote behind a letter', 'a,b\n1,x"2"\n3,4\n'],
    ['a letter behind a closing quote', 'a,b\n1,"2"x\n3,4\n'],
  ])('is refused with the line of %s', async (_, content) => {
    await expect(inspected(content)).rejects.toMatchObject({
      code: 'import_broken_quotes',
      message: expect.stringContaining('line 2 '),
    });
  });
});

describe('a file of another kind', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
    'base64',
  );
  const ole = (text: string) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1024 * 1024 - 20),
      Buffer.from(text, 'utf16le'),
      Buffer.alloc(2_000),
    ]);

  it.each([
    ['a picture', png, 'not_a_sheet'],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'not_a_sheet'],
    ['a program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(3_000)]), 'not_a_sheet'],
    ['an old workbook', ole('Workbook'), 'old_workbook'],
    ['a workbook with a password', ole('EncryptedPackage'), 'workbook_protected'],
  ])('is refused if it is %s', async (_, content, code) => {
    await expect(inspected(content)).rejects.toEqual(refused(code));
  });

  it('is refused if it is larger than 50 MB', async () => {
    await expect(inspected(Buffer.alloc(50 * 1024 * 1024 + 1, 'a\n'))).rejects.toEqual(refused('file_too_large'));
  });
});
