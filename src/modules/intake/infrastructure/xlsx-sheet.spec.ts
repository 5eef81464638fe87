import { describe, expect, it } from '@jest/globals';
import { mangledCell, withoutApostrophe } from '../domain/cells.js';
import { inspected, rowsOf } from './sheet-file.fixture.js';
import { type FixtureWorkbook, textRows, workbookFile, workbookParts, zipFile } from './workbook.fixture.js';

const refused = (code: string) => expect.objectContaining({ code: `import_${code}` });
const leads = (data: string) => ({ name: 'Leads', data });

/** Returns the texts of cells in row 2, below headings. */
async function textsOf(cells: readonly string[], workbook: Omit<FixtureWorkbook, 'sheets'> = {}) {
  const heading = cells.map((_, index) => `<c t="str"><v>h${index}</v></c>`).join('');
  const data = `<row>${heading}</row><row>${cells.join('')}</row>`;
  const rows = await rowsOf(await workbookFile({ ...workbook, sheets: [leads(data)] }));
  return rows[0]?.cells;
}

describe('the cells of a workbook', () => {
  it('are texts', async () => {
    const cells = [
      '<c t="s"><v>0</v></c>',
      '<c t="s"><v>1</v></c>',
      '<c t="s"><v>2</v></c>',
      '<c t="inlineStr"><is><r><t>rich</t></r><r><t xml:space="preserve"> text</t></r></is></c>',
      '<c t="str"><v>a &amp; b&#10;c</v></c>',
      '<c t="inlineStr"><is><t><![CDATA[<b>]]></t></is></c>',
    ];
    const sharedStrings = [
      '<t>सुनीता</t>',
      '<r><t>two</t></r><r><t>_x000D_\nparts_x005F_x000D_</t></r>',
      '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh>',
    ];
    expect(await textsOf(cells, { sharedStrings })).toEqual([
      'सुनीता',
      'two\nparts_x000D_',
      '東京',
      'rich text',
      'a & b\nc',
      '<b>',
    ]);
  });

  it('are numbers as plain digits, or in a form that is refused if digits are lost', async () => {
    const numbers = ['9876543210', '9.19876543210E+11', '123456789012345', '987654000000000000000', '1.50', '-0.1'];
    const texts = await textsOf([...numbers, '4.9000000000000004'].map((number) => `<c><v>${number}</v></c>`));
    expect(texts).toEqual(['9876543210', '919876543210', '123456789012345', '9.87654E+20', '1.5', '-0.1', '4.9']);
    expect(texts?.map((text) => mangledCell(text)?.code)).toEqual([
      ...[undefined, undefined, undefined],
      'digits_lost',
      ...[undefined, undefined, undefined],
    ]);
  });

  it('keep the form that their number format gives', async () => {
    const formats = ['000000', '0.00%', 'dd/mm/yyyy', '[$-409]d-mmm-yy h:mm AM/PM;@', '"days" 0', '[Red]0.0', '[h]:mm'];
    const numFmtIds = [0, 9, 14, 22, ...formats.map((_, index) => 164 + index)];
    const cells = [
      ['4', '411001'],
      ['4', '1001'],
      ['1', '0.5'],
      ['5', '0.5'],
      ['2', '46348'],
      ['3', '46348.427083333336'],
      ['6', '46348'],
      ['7', '46348.427083333336'],
      ['8', '12'],
      ['9', '12'],
      ['10', '0.25'],
      ['2', '-5'],
      ['2', '59'],
      ['2', '61'],
    ].map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`);
    expect(await textsOf(cells, { formats, numFmtIds })).toEqual([
      '411001',
      '001001',
      '0.5',
      '0.5',
      '2026-11-22',
      '2026-11-22 10:15:00',
      '2026-11-22',
      '2026-11-22 10:15:00',
      '12',
      '12',
      '06:00:00',
      '-5',
      '1900-02-28',
      '1900-03-01',
    ]);
  });

  it('are dates of the system of 1904 too, and ISO dates', async () => {
    const cells = ['<c s="1"><v>44886</v></c>', '<c s="1" t="d"><v>2026-11-22T10:15:00</v></c>'];
    expect(await textsOf(cells, { numFmtIds: [0, 14], usesSystemOf1904: true })).toEqual([
      '2026-11-22',
      '2026-11-22 10:15:00',
    ]);
  });

  it('are booleans, errors and formulas', async () => {
    const cells = [
      '<c t="b"><v>1</v></c>',
      '<c t="b"><v>0</v></c>',
      '<c t="e"><v>#N/A</v></c>',
      '<c><f>A1+1</f><v>2</v></c>',
      '<c t="str"><f t="shared" si="0"/><v>x</v></c>',
    ];
    const texts = await textsOf(cells);
    expect(texts).toEqual(['TRUE', 'FALSE', '#N/A', '=A1+1', '=']);
    expect(texts?.slice(2).map((text) => mangledCell(text)?.code)).toEqual(['spreadsheet_error', 'formula', 'formula']);
  });

  it('mark texts that only look like formulas', async () => {
    const texts = await textsOf(['=5', '+919876543210', "'=5", 'a=b'].map((text) => `<c t="str"><v>${text}</v></c>`));
    expect(texts).toEqual(["'=5", "'+919876543210", "'=5", 'a=b']);
    expect(texts?.map((text) => mangledCell(text))).toEqual([null, null, null, null]);
    expect(texts?.map((text) => withoutApostrophe(text))).toEqual(['=5', '+919876543210', '=5', 'a=b']);
  });
});

describe('the rows of a workbook', () => {
  it('have their numbers, and gaps are empty cells', async () => {
    const data =
      '<row r="2"><c r="A2" t="str"><v>Name</v></c><c r="C2" t="str"><v>Place</v></c></row>' +
      '<row r="3"/><row r="5"><c r="C5" t="str"><v>Pune</v></c><c r="D5" s="0"/><c r="ZZ5" s="0"/></row>' +
      '<row r="9"><c r="A9"><v>1</v></c><c r="D9"><v>2</v></c></row>';
    const file = await workbookFile({ sheets: [leads(data)] });
    expect(await rowsOf(file)).toEqual([
      { line: 5, cells: ['', '', 'Pune'] },
      { line: 9, cells: ['1', '', '', '2'] },
    ]);
    expect(await inspected(file)).toEqual({
      format: { kind: 'xlsx', sheet: 'Leads' },
      rows: 2,
      columns: [
        { heading: 'Name', filled: 1, samples: ['1'], dates: 'none', isRepeated: false },
        { heading: '', filled: 0, samples: [], dates: 'none', isRepeated: false },
        { heading: 'Place', filled: 1, samples: ['Pune'], dates: 'none', isRepeated: false },
        { heading: '', filled: 1, samples: ['2'], dates: 'none', isRepeated: false },
      ],
    });
  });

  it('can use a namespace prefix', async () => {
    const parts = workbookParts({ sheets: [leads(textRows([['Name'], ['A']]))] });
    const xml = parts['xl/worksheets/sheet1.xml'] ?? '';
    const prefixed = xml.replace(/<(\/?)(?=\w)/g, '<$1x:').replace('xmlns=', 'xmlns:x=');
    expect(await rowsOf(await zipFile({ ...parts, 'xl/worksheets/sheet1.xml': prefixed }))).toEqual([
      { line: 2, cells: ['A'] },
    ]);
  });
});

describe('the sheets of a workbook', () => {
  const rows = textRows([
    ['Name', 'Phone'],
    ['A', '1'],
  ]);
  const others = [
    { name: 'Hidden', state: 'hidden', data: rows },
    { name: 'Very hidden', state: 'veryHidden', data: rows },
    { name: 'Empty', data: '' },
    { name: 'Only a heading', data: textRows([['Name']]) },
  ] as const;

  it('are not asked for if one visible sheet has rows', async () => {
    expect(await inspected(await workbookFile({ sheets: [...others, leads(rows)] }))).toMatchObject({
      format: { kind: 'xlsx', sheet: 'Leads' },
    });
  });

  it('are asked for if several visible sheets have rows', async () => {
    const file = await workbookFile({ sheets: [leads(rows), ...others, { name: 'A & B', data: rows }] });
    expect(await inspected(file)).toEqual({
      question: {
        kind: 'sheet',
        choices: [
          { value: 'Leads', sample: 'Name | Phone' },
          { value: 'A & B', sample: 'Name | Phone' },
        ],
      },
    });
    expect(await inspected(file, { sheet: 'A & B' })).toMatchObject({ format: { sheet: 'A & B' }, rows: 1 });
    await expect(inspected(file, { sheet: 'Hidden' })).rejects.toEqual(refused('sheet_not_found'));
  });

  it.each([
    ['is empty', [{ name: 'Empty', data: '' }], 'no_rows'],
    ['has only headings', others, 'only_heading'],
    ['has only hidden sheets', others.slice(0, 2), 'no_rows'],
    ['has 201 columns too many', [leads(textRows([Array(501).fill('a'), ['1']]))], 'too_many_columns'],
    ['has a row of 1 MB', [leads(textRows([['a'], ['x'.repeat(1024 * 1024)]]))], 'row_too_long'],
    ['has 200,001 rows', [leads('<row><c><v>1</v></c></row>'.repeat(200_002))], 'too_many_rows'],
    ['has broken XML', [leads('<row><c></row>')], 'workbook_damaged'],
  ])('are refused if the workbook %s', async (_, sheets, code) => {
    await expect(inspected(await workbookFile({ sheets }))).rejects.toEqual(refused(code));
  });
});

describe('the zip file of a workbook', () => {
  const workbook = { sheets: [leads(textRows([['Name'], ['A']]))] };
  const sheetPath = 'xl/worksheets/sheet1.xml';

  it('is refused if it unpacks to far more than it holds', async () => {
    const bomb = `<worksheet><sheetData>${'<row/>'.repeat(2_000_000)}</sheetData></worksheet>`;
    const parts = workbookParts(workbook);
    await expect(inspected(await zipFile({ ...parts, [sheetPath]: bomb }))).rejects.toEqual(
      refused('unpacked_too_large'),
    );
  });

  it('is refused if it declares too large a size, or too small a one', async () => {
    const file = await workbookFile(workbook);
    // The central directory has the size 24 bytes behind its signature. The last entry is the sheet.
    const at = file.lastIndexOf('PK\u0001\u0002') + 24;
    const large = Buffer.from(file);
    large.writeUInt32LE(600 * 1024 * 1024, at);
    await expect(inspected(large)).rejects.toEqual(refused('unpacked_too_large'));
    const small = Buffer.from(file);
    small.writeUInt32LE(10, at);
    await expect(inspected(small)).rejects.toEqual(refused('workbook_damaged'));
  });

  it('is refused if it has too many entries', async () => {
    const file = await workbookFile(workbook);
    file.writeUInt16LE(10_001, file.lastIndexOf('PK\u0005\u0006') + 10);
    await expect(inspected(file)).rejects.toEqual(refused('unpacked_too_large'));
  });

  it.each([
    [
      'an element with endless attributes',
      Array.from({ length: 150_000 }, (_, index) => ` a${index}="${index * 7919}"`).join(''),
    ],
    ['elements in elements without end', `>${'<a>'.repeat(1_000)}`],
    ['a cell with an unknown shared string', '><row><c t="s"><v>7</v></c></row></sheetData></worksheet>'],
  ])('is refused if it has %s', async (_, xml) => {
    const parts = { ...workbookParts(workbook), [sheetPath]: `<worksheet><sheetData${xml}` };
    await expect(inspected(await zipFile(parts))).rejects.toEqual(refused('workbook_damaged'));
  });

  it('is refused if it is no workbook', async () => {
    await expect(inspected(await zipFile({ 'leads.csv': 'a\n1\n' }))).rejects.toEqual(refused('not_a_workbook'));
    await expect(inspected(await zipFile({}))).rejects.toEqual(refused('not_a_workbook'));
  });

  it('is refused if it is cut off or damaged', async () => {
    const file = await workbookFile({ sheets: [leads(textRows([['Name'], ...Array(2_000).fill(['A'])]))] });
    await expect(inspected(file.subarray(0, -100))).rejects.toEqual(refused('workbook_damaged'));
    const damaged = Buffer.from(file);
    damaged.fill(0xff, damaged.lastIndexOf('PK\u0003\u0004') + 200, damaged.indexOf('PK\u0001\u0002') - 20);
    await expect(inspected(damaged)).rejects.toEqual(refused('workbook_damaged'));
  });
});
