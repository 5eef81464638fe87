/** The files that can be imported, and what is asked or refused about them. */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { textRows, workbookFile } from '../../src/modules/intake/infrastructure/workbook.fixture.js';
import { type Api, startApi } from '../support/api.js';
import { Imports } from '../support/imports.js';

let api: Api;
let imports: Imports;

beforeAll(async () => {
  api = await startApi({ staffWritesPerMinute: 0 });
  imports = new Imports(api, await api.signIn());
});
// A user can have ten imports that have not ended.
afterEach(() =>
  api.sql(`UPDATE imports SET state = 'cancelled' WHERE state IN ('uploading', 'asking', 'ready', 'checked')`),
);
afterAll(() => api.close());

const OPTIONS = { matchBy: 'none', leadType: 'contact' };
const names = async (id: string) => (await imports.rows(id)).map(({ cells }) => cells[0]);

describe('a file', () => {
  it('arrives in parts, in any order, and a part can be sent again', async () => {
    const bytes = new TextEncoder().encode('Name,Mobile\nसुनीता देवी,9876500001\n');
    const { body } = await imports.send('POST', '', { fileName: 'leads.csv', size: bytes.length });
    const { _id: id } = body.data;
    await imports.put(id, 1, bytes.subarray(10));
    await imports.put(id, 1, bytes.subarray(20));
    expect(await imports.find(id)).toMatchObject({ state: 'uploading', receivedBytes: bytes.length - 20 });
    await imports.put(id, 0, bytes.subarray(0, 20));
    expect(await imports.settled(id)).toMatchObject({ state: 'ready', rows: 1, fileName: 'leads.csv' });
    expect(await imports.put(id, 0, bytes.subarray(0, 20))).toBe('200');
    expect(await imports.put(id, 0, bytes.subarray(0, 19))).toBe('409 import_not_possible_now');
  });

  it('can arrive in parts that are sent at the same time', async () => {
    const bytes = new TextEncoder().encode(`Name,Mobile\n${'Asha,9876500013\n'.repeat(200)}`);
    const { body } = await imports.send('POST', '', { fileName: 'leads.csv', size: bytes.length });
    const { _id: id } = body.data;
    const parts = Array.from({ length: 20 }, (_, at) => bytes.subarray(at * 200, (at + 1) * 200));
    await Promise.all(parts.filter(({ length }) => length > 0).map((part, at) => imports.put(id, at, part)));
    expect(await imports.settled(id)).toMatchObject({ state: 'ready', rows: 200 });
  });

  it('has the announced size, and parts that are bytes', async () => {
    const { body } = await imports.send('POST', '', { fileName: 'leads.csv', size: 10 });
    const { _id: id } = body.data;
    expect(await imports.put(id, 0, new Uint8Array(11))).toBe('422 import_part_too_large');
    expect(await imports.put(id, 0, new TextEncoder().encode('{}'), 'application/json')).toBe('415 bytes_expected');
    expect(await imports.put(id, 0, new Uint8Array(3), 'text/csv')).toBe('415 bytes_expected');
    expect(await imports.put(id, 0, new Uint8Array(1024 * 1024 + 1))).toBe('413 part_too_large');
    expect(await imports.put(id, 0, new Uint8Array(0))).toBe('415 bytes_expected');
    const tooLarge = await imports.send('POST', '', { fileName: 'leads.csv', size: 50 * 1024 * 1024 + 1 });
    expect([tooLarge.status, tooLarge.body.code]).toEqual([422, 'import_file_too_large']);
  });

  it('of bytes is taken by no other operation', async () => {
    const { url } = api;
    const answer = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(3),
    });
    expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'unsupported_media_type' }]);
  });

  const rowsOf = (count: number) => `Name\n${'Asha\n'.repeat(count)}`;
  it.each<[string, string, string | Uint8Array, string]>([
    [
      'a picture',
      'import_not_a_sheet',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(400)]),
      'CSV or XLSX',
    ],
    [
      'an old workbook',
      'import_old_workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      '.xlsx',
    ],
    ['nothing but a heading', 'import_only_heading', 'Name,Mobile\n', 'heading'],
    ['200,001 rows', 'import_too_many_rows', rowsOf(200_001), '200,000 rows'],
    ['a row of 1 MB', 'import_row_too_long', `Name\nAsha\n${'x'.repeat(1_000_000)}\n`, 'line 3'],
    ['a quote that is not closed', 'import_broken_quotes', 'Name,City\nAsha,Gaya\n"Ravi,Patna\n', 'line 3'],
    ['a value with the separator', 'import_cells_beyond_heading', 'Name,City\nAsha,Gaya\nRavi,Patna,Bihar\n', 'Line 3'],
    [
      'a damaged workbook',
      'import_workbook_damaged',
      Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(300)]),
      'damaged',
    ],
  ])('with %s is refused with a sentence', async (_, code, file, words) => {
    const { _id, state, problem } = await imports.upload(file);
    expect([state, problem?.code]).toEqual(['refused', code]);
    expect(problem?.message).toContain(words);
    expect(await api.sql('SELECT FROM import_parts WHERE import_id = $1', [_id])).toEqual([]);
  });

  it('can be a workbook, with dates and numbers as they are shown', async () => {
    const rows = textRows([
      ['Name', 'Mobile', 'City'],
      ['सुनीता देवी', '', 'गया'],
    ]).replace('<c/>', '<c><v>9876500002</v></c>');
    const file = await workbookFile({ sheets: [{ name: 'Leads', data: rows }] });
    const { _id, state } = await imports.upload(file);
    expect(state).toBe('ready');
    await imports.step(_id, 'check', OPTIONS);
    expect(await imports.rows(_id)).toMatchObject([{ line: 2, cells: ['सुनीता देवी', '9876500002', 'गया'] }]);
  });

  it('can be a workbook with characters that cannot be stored: only their rows are refused', async () => {
    const rows = textRows([
      ['Name', 'Mobile'],
      ['a_x0000_b', '9876500020'],
      ['c_xD800_d', '9876500021'],
      ['Asha', '9876500022'],
    ]);
    const { _id } = await imports.check(await workbookFile({ sheets: [{ name: 'Leads', data: rows }] }), OPTIONS);
    expect(await imports.rows(_id)).toMatchObject([
      { problems: [{ code: 'letters_lost' }] },
      { problems: [{ code: 'letters_lost' }] },
      { outcome: 'created' },
    ]);
  });

  it('with several sheets is asked about', async () => {
    const sheet = (name: string) => ({ name, data: textRows([['Name'], [name]]) });
    const asked = await imports.upload(await workbookFile({ sheets: [sheet('Mela'), sheet('Shop')] }));
    expect(asked).toMatchObject({ state: 'asking', question: { kind: 'sheet' } });
    expect(asked.question?.choices.map(({ value }) => value)).toEqual(['Mela', 'Shop']);
    const read = await imports.step(asked._id, 'read', { sheet: 'Shop' });
    expect(read).toMatchObject({ state: 'ready', question: null, rows: 1 });
    await imports.step(asked._id, 'check', OPTIONS);
    expect(await names(asked._id)).toEqual(['Shop']);
  });

  it('in an unknown encoding is asked about, and never gets a replacement character', async () => {
    const asked = await imports.upload(Buffer.from('Name\nJos\xe9\n', 'latin1'));
    expect(asked).toMatchObject({ state: 'asking', question: { kind: 'encoding' } });
    expect(asked.question?.choices).toContainEqual({ value: 'windows-1252', sample: expect.stringContaining('José') });
    await imports.step(asked._id, 'read', { encoding: 'windows-1252' });
    await imports.step(asked._id, 'check', OPTIONS);
    expect(await names(asked._id)).toEqual(['José']);
  });

  it.each(['utf-16le', 'utf8'] as const)('with Hindi names is read as %s by its byte order mark', async (encoding) => {
    const { _id } = await imports.upload(Buffer.from('\uFEFFनाम\tमोबाइल\nसुनीता\t9876500003\n', encoding));
    const checked = await imports.step(_id, 'check', OPTIONS);
    expect(checked.columns.map(({ suggestedField }) => suggestedField)).toEqual([
      'personalInfo.fullName',
      'personalInfo.phone',
    ]);
    expect(await names(_id)).toEqual(['सुनीता']);
  });
});

describe('the columns', () => {
  it('are guessed by headings in English and Hindi, and by those of exports', async () => {
    const headings = ['ग्राहक का नाम', 'WhatsApp No.', 'Zila', 'Soil Testing: Type of soil', 'Notes', 'Shoe size'];
    const { columns } = await imports.upload(`${headings.join(',')}\nAsha,9876500004,Gaya,Clay,x,7\n`);
    expect(columns.map(({ suggestedField, isCalculated }) => (isCalculated ? 'calculated' : suggestedField))).toEqual([
      'personalInfo.fullName',
      'personalInfo.phone',
      'personalInfo.district',
      'soilTestingInfo.typeOfSoil',
      'calculated',
      null,
    ]);
  });

  it('with the same heading are not guessed', async () => {
    const { _id, columns } = await imports.upload('Name,Mobile,mobile\nAsha,9876500005,9876500006\n');
    expect(columns.map(({ suggestedField, isRepeated }) => [suggestedField, isRepeated])).toEqual([
      ['personalInfo.fullName', false],
      [null, true],
      [null, true],
    ]);
    const byPhone = await imports.send('POST', `/${_id}/check`, { ...OPTIONS, matchBy: 'phone' });
    expect([byPhone.status, byPhone.body.errors[0].field]).toEqual([400, 'matchBy']);
    const twice = ['personalInfo.fullName', 'personalInfo.phone', 'personalInfo.phone'];
    const both = await imports.send('POST', `/${_id}/check`, { ...OPTIONS, fields: twice });
    expect([both.status, both.body.errors[0].field]).toEqual([400, 'fields.2']);
    const fields = ['personalInfo.fullName', '', 'personalInfo.phone'];
    expect(await imports.step(_id, 'check', { ...OPTIONS, fields })).toMatchObject({ counts: { created: 1 } });
  });

  it('with dates in an order that no value proves are asked about', async () => {
    const { _id, columns } = await imports.upload('Name,Date\nAsha,03/04/2026\nRavi,05/06/2026\n');
    expect(columns[1]).toMatchObject({ dates: 'unproven', suggestedField: 'createdAt' });
    const unclear = await imports.send('POST', `/${_id}/check`, OPTIONS);
    expect([unclear.status, unclear.body.errors[0].field]).toEqual([400, 'fields.1']);
    const dateOrders = [{ column: 1, order: 'month_first' }];
    await imports.step(_id, 'check', { ...OPTIONS, dateOrders });
    await imports.step(_id, 'start');
    const [first] = await imports.rows(_id);
    const [lead] = await api.sql('SELECT created_at FROM leads WHERE id = $1', [first?.leadId]);
    expect(lead).toEqual({ created_at: new Date('2026-03-04T00:00:00+05:30') });
  });

  it('are remembered for the next file with these headings', async () => {
    const file = 'Name,Number\nAsha,9876500007\n';
    const first = await imports.upload(file);
    const fields = ['personalInfo.fullName', 'personalInfo.phone'];
    await imports.step(first._id, 'check', { ...OPTIONS, fields, onMatch: 'skip' });
    expect(await imports.upload(file)).toMatchObject({ lastOptions: { fields, onMatch: 'skip', leadType: 'contact' } });
    expect((await imports.upload('Name,Count\nAsha,9876500007\n')).lastOptions).toBeUndefined();
  });
});

describe('a cell', () => {
  it.each([
    ['Mobile', '9.87654E+09', 'digits'],
    ['Mobile', '919876543210.0', 'decimals'],
    ['Name', '#N/A', 'error'],
    ['Name', '=A1&B1', 'formula'],
    ['Name', 'As\uFFFDa', 'letters'],
    ['Date', '31/02/2026', 'day'],
    ['Date', '46348', 'date'],
  ])('in the column %s with %s is refused: its row names it', async (heading, value, words) => {
    const others = { Name: 'Asha', Mobile: '9876500008', Date: '22/11/2026' };
    const cells = { ...others, [heading]: value };
    const file = `Name,Mobile,Date\n${Object.values(cells).join(',')}\nRavi,9876500009,23/11/2026\nMeena,9876500010,24/11/2026\n`;
    const { _id, counts } = await imports.check(file, OPTIONS);
    expect(counts).toMatchObject({ created: 2, refused: 1 });
    const [row] = await imports.rows(_id, '&outcome=refused');
    expect(row).toMatchObject({ line: 2, problems: [{ column: heading }] });
    expect(row?.problems[0]?.message.toLowerCase()).toContain(words);
  });

  it('keeps leading zeros and Hindi digits, and loses the apostrophe of our exports', async () => {
    const file = `Name,Mobile,PIN code\nAsha,'+919876500011,012345\nRavi,९८७६५०००१२,८२४२३३\n`;
    const { _id } = await imports.run(file, OPTIONS);
    const ids = (await imports.rows(_id)).map(({ leadId }) => leadId);
    const leads = await api.sql('SELECT phone, phone_e164, pincode FROM leads WHERE id = ANY($1) ORDER BY full_name', [
      ids,
    ]);
    expect(leads).toEqual([
      { phone: '+919876500011', phone_e164: '+919876500011', pincode: '012345' },
      { phone: '९८७६५०००१२', phone_e164: '+919876500012', pincode: '८२४२३३' },
    ]);
  });
});
