/** An export that is edited and imported again. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '../../src/lead-types/lead-types.js';
import { type Api, startApi } from '../support/api.js';
import { Imports } from '../support/imports.js';
import { addLead, addStaff } from '../support/staff.js';
import { fieldsFilledWith, fullSubmission, longestSubmission, smallestSubmission } from '../support/submissions.js';

/** Texts that spreadsheets, CSV files and our own apostrophes can change. */
const NASTY = [
  '=1+1',
  "'=quoted",
  '+91 98765',
  '-5',
  '@home',
  '007',
  '1/2',
  '3 May',
  '₹ 5,00,000',
  '(500)',
  'true',
  'a;=b,+c\t-d',
  'two\nlines, "quotes"',
  "'",
  'ＳＵＭ ＝１',
  '१२३',
  'सुनीता, "देवी"',
  '9.5E+3 men',
  'trailing  blanks inside',
];

let api: Api;
let imports: Imports;
let admin: string;

beforeAll(async () => {
  api = await startApi({ staffWritesPerMinute: 0 });
  admin = await api.signIn();
  imports = new Imports(api, admin);
  const asha = await addStaff(api, admin, { leadTypes: [...LEAD_TYPE_NAMES] });
  const ids: string[] = [];
  for (const type of LEAD_TYPE_NAMES) {
    for (const form of [fullSubmission(type), smallestSubmission(type), longestSubmission(type)]) {
      ids.push(await addLead(api, form));
    }
  }
  for (const text of NASTY) {
    const isFree = ({ kind }: { kind: string }) => kind === 'line' || kind === 'text';
    const form = fieldsFilledWith('soil_testing', (field, right) => (isFree(field) ? text : right));
    const fullName = /[\p{L}\d]/u.test(text) ? text : 'Asha';
    ids.push(await addLead(api, { ...form, personalInfo: { ...form.personalInfo, fullName } }));
  }
  const [first, second, third] = ids;
  await send('PUT', `/leads/${first}`, { status: 'closed', closeReason: 'other', priority: 'urgent' });
  await send('PUT', `/leads/${second}/assign`, { assignedTo: asha.id });
  await send('PUT', `/leads/${third}`, {
    externalIds: [
      { system: 'erp', id: 'C-1' },
      { system: 'crm', id: 'a:b' },
    ],
  });
  await send('POST', `/leads/${first}/notes`, { content: '=HYPERLINK("x")' });
});
afterAll(() => api.close());

const send = (method: string, path: string, body?: object) =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  api.raw<any>(method, `/api${path}`, { token: admin, ...(body && { body }) });
const exported = async (values: string): Promise<string> =>
  `\uFEFF${(await send('GET', `/leads/export?values=${values}`)).text.replace(/^\uFEFF/, '')}`;
const state = () => api.sql('SELECT * FROM leads ORDER BY id');

describe.each(['labels', 'codes'])('an export with %s', (values) => {
  it.each([{}, { emptyRemoves: true }])('that is imported as it is changes nothing, with %j', async (more) => {
    const before = await state();
    const file = await exported(values);
    const { _id, counts, columns } = await imports.check(file, { matchBy: 'reference', ...more });
    expect(await imports.rows(_id, '&outcome=refused')).toEqual([]);
    expect((await imports.rows(_id, '&outcome=changed')).map(({ differences }) => differences)).toEqual([]);
    expect(counts).toMatchObject({ unchanged: before.length, created: 0, changed: 0, duplicate: 0, refused: 0 });
    expect(columns.filter(({ suggestedField, isCalculated }) => !suggestedField && !isCalculated)).toEqual([]);
    await imports.step(_id, 'start');
    expect(await state()).toEqual(before);
  });
});

describe('an export with labels', () => {
  it('changes exactly what was edited, and the undo restores it', async () => {
    const before = await state();
    const file = await exported('labels');
    const lines = file.split('\r\n');
    const [heading = ''] = lines;
    const at = heading.split(',').indexOf('District');
    const edited = lines.findIndex((line, index) => index > 0 && line.split(',')[at] === '"Gaya"');
    const changed = lines.map((line, index) =>
      index === edited
        ? line
            .split(',')
            .map((cell, column) => (column === at ? '"Nawada"' : cell))
            .join(',')
        : line,
    );
    const { _id, counts } = await imports.run(changed.join('\r\n'), { matchBy: 'reference' });
    expect(counts).toMatchObject({ changed: 1, refused: 0 });
    const [row] = await imports.rows(_id, '&outcome=changed');
    expect(row?.differences).toEqual([{ field: 'personalInfo.district', from: 'Gaya', to: 'Nawada' }]);
    const [after] = await api.sql('SELECT district FROM leads WHERE id = $1', [row?.leadId]);
    expect(after).toEqual({ district: 'Nawada' });
    await imports.step(_id, 'undo');
    const values = (leads: Record<string, unknown>[]) =>
      leads.map(({ version: _version, updated_at: _updated, activity_at: _activity, ...rest }) => rest);
    expect(values(await state())).toEqual(values(before));
  });

  it('is refused for leads that have changed since', async () => {
    const file = (await exported('labels')).replaceAll('"Gaya"', '"Nawada"');
    const id = (await api.sql<{ id: string }>(`SELECT id FROM leads WHERE district = 'Gaya' LIMIT 1`))[0]?.id;
    await send('PUT', `/leads/${id}`, { priority: 'low' });
    const { _id } = await imports.check(file, { matchBy: 'reference' });
    expect(await imports.rows(_id, '&outcome=refused')).toMatchObject([
      { problems: [{ code: 'import_row_outdated' }] },
    ]);
  });
});
