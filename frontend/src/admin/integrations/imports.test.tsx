import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ADMIN, type AnswerTo, csvFile, pageOf, problem, type Responses, renderAdmin } from '../testing/render-admin';
import { FLAGS, reasonOf } from '../testing/staff';
import type { Import, ImportColumn, ImportField, ImportRow } from './imports-api';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const NO_COUNTS: Import['counts'] = {
  created: 0,
  changed: 0,
  unchanged: 0,
  duplicate: 0,
  refused: 0,
  undone: 0,
  kept: 0,
};
const IMPORT: Import = {
  _id: 'i1',
  createdAt: hoursAgo(1),
  createdBy: { _id: 'u1', name: 'Sunita Devi' },
  isOwn: true,
  fileName: 'leads.csv',
  fileBytes: 1_200_000,
  receivedBytes: 1_200_000,
  state: 'reading',
  problem: null,
  question: null,
  rows: 0,
  rowsDone: 0,
  columns: [],
  counts: NO_COUNTS,
  startedAt: null,
  finishedAt: null,
  undoUntil: null,
};
const COLUMN: ImportColumn = {
  heading: 'Name',
  samples: ['Sunita Devi', 'Ravi Kumar', 'Asha', 'Mohan'],
  filled: 500,
  dates: 'none',
  isRepeated: false,
  isCalculated: false,
  suggestedField: 'personalInfo.fullName',
};
const COLUMNS: ImportColumn[] = [
  COLUMN,
  { ...COLUMN, heading: 'Mobile', samples: ['98765 43210'], suggestedField: 'personalInfo.phone' },
  { ...COLUMN, heading: 'Date', samples: ['03/04/2026'], dates: 'unproven', suggestedField: 'createdAt' },
  { ...COLUMN, heading: 'City', samples: ['Gaya'], filled: 1, isRepeated: true, suggestedField: null },
  { ...COLUMN, heading: 'City', samples: ['Patna'], isRepeated: true, suggestedField: null },
  { ...COLUMN, heading: 'Shoe size', samples: ['42'], suggestedField: null },
  { ...COLUMN, heading: 'Promise', samples: ['Kept'], isCalculated: true, suggestedField: null },
  { ...COLUMN, heading: '', samples: [], filled: 0, suggestedField: null },
];
const field = (name: string, label: string, more: Partial<ImportField> = {}): ImportField => ({
  field: name,
  label,
  isForNew: false,
  isDate: false,
  ...more,
});
const FIELDS: ImportField[] = [
  field('reference', 'Reference'),
  field('status', 'Status'),
  field('personalInfo.fullName', 'Full name'),
  field('personalInfo.phone', 'Phone'),
  field('personalInfo.city', 'City'),
  field('createdAt', 'Created (IST)', { isForNew: true, isDate: true }),
  field('soilTesting.areaOfField', 'Soil Testing: Area of field'),
  field('externalId', 'Id in another system'),
];
const READY: Import = { ...IMPORT, state: 'ready', rows: 500, columns: COLUMNS };
const OPTIONS: NonNullable<Import['options']> = {
  fields: ['personalInfo.fullName', 'personalInfo.phone', 'createdAt', '', 'personalInfo.city', '', '', ''],
  dateOrders: [{ column: 2, order: 'day_first' }],
  leadType: 'contact',
  matchBy: 'phone',
  onMatch: 'update',
  emptyRemoves: false,
  assign: 'rules',
  startsPromises: false,
  sendsAcknowledgements: false,
  notifies: false,
};
const CHECKED: Import = {
  ...READY,
  state: 'checked',
  rowsDone: 500,
  options: OPTIONS,
  counts: { ...NO_COUNTS, created: 480, changed: 12, unchanged: 3, duplicate: 4, refused: 1 },
};
const IMPORTED: Import = {
  ...CHECKED,
  state: 'imported',
  startedAt: hoursAgo(1),
  finishedAt: hoursAgo(0.5),
  undoUntil: hoursAgo(-23.5),
};
const ROW: ImportRow = {
  line: 2,
  outcome: 'created',
  cells: ['Asha', '98765 43210', '', '', 'Gaya', '42', '', ''],
  leadId: null,
  reference: null,
  duplicateOf: null,
  duplicateOfLine: null,
  problems: [],
  differences: [],
  done: null,
};

let admin: ReturnType<typeof renderAdmin>;
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
});
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

/** Opens the page. `latest` is the import that the fake server has. */
function open(latest: () => Import | null, answers: Responses = {}, person = ADMIN) {
  const lists: Responses = {
    'GET /api/keys': () => ({ data: [] }),
    'GET /api/webhooks': () => ({ data: [] }),
    'GET /api/leads/assignees': () => ({ data: [{ _id: 'u2', name: 'Vikas Yadav' }] }),
    'GET /api/imports': () => ({ data: [latest()].filter((one) => one !== null) }),
    'GET /api/imports/i1': () => ({ data: latest() ?? IMPORT }),
    'GET /api/imports/fields': () => ({ data: FIELDS }),
    'GET /api/imports/i1/rows': () => pageOf([ROW]),
  };
  admin = renderAdmin('/integrations', { ...lists, ...answers }, 'valid', person);
}
const dialog = async (name = 'Import: leads.csv') => within(await screen.findByRole('dialog', { name }));
/** The dialog of the next step, which has these words. */
const step = async (words: string | RegExp) => {
  await screen.findByText(words);
  return dialog();
};
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const bodiesOf = (name: string) => admin.callsTo(name).map(({ body }) => body);
const chosenIn = (select: HTMLElement) => (select as HTMLSelectElement).value;

/** Runs with fake time, so that waits between polls and retries take none. */
async function withFakeTime(run: (pass: (ms: number) => Promise<void>) => Promise<void>) {
  jest.useFakeTimers({ advanceTimers: true });
  user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
  try {
    await run((ms) => act(() => jest.advanceTimersByTimeAsync(ms)));
  } finally {
    jest.useRealTimers();
  }
}

describe('the list of imports', () => {
  it('says what an import is if there are none, and offers one to users who can edit all leads', async () => {
    open(() => null);
    await screen.findByText(/^No imports yet\./);
    await press('Import a file');
    const form = await dialog('Import a file');
    form.getByText('CSV or XLSX, at most 50 MB and 2,00,000 rows.');
    expect(document.activeElement).toBe(form.getByLabelText('File'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import a file' }));
  });

  it('says why a user cannot import', async () => {
    open(() => null, {}, { ...ADMIN, role: 'manager', permissions: { ...FLAGS, canEditAllLeads: false } });
    const button = await screen.findByRole('button', { name: 'Import a file' });
    expect(reasonOf(button)).toBe('You need the “Edit All” permission to import leads.');
  });

  it('shows the progress and loads again every two seconds while the server works', async () => {
    await withFakeTime(async (pass) => {
      let latest: Import = { ...READY, state: 'checking', rows: 100_000, rowsDone: 12_000 };
      open(() => latest);
      await screen.findByText('Checking, 12,000 of 1,00,000 rows');
      latest = IMPORTED;
      await pass(2_000);
      await screen.findByText('Imported');
      screen.getByText('480 new, 12 changed, 3 unchanged, 4 duplicates, 1 refused');
      const loaded = admin.callsTo('GET /api/imports').length;
      await pass(10_000);
      expect(admin.callsTo('GET /api/imports')).toHaveLength(loaded);
    });
  });

  it('shows an import of another user without a button to continue', async () => {
    open(() => ({ ...CHECKED, isOwn: false, createdBy: { _id: 'u2', name: 'Vikas Yadav' } }));
    const row = within(await screen.findByRole('row', { name: /^leads\.csv/ }));
    row.getByText('Checked, not imported');
    row.getByText(/by Vikas Yadav$/);
    expect(row.queryByRole('button', { name: /^Continue/ })).toBeNull();
    await press('Actions for leads.csv');
    expect(row.queryByRole('button', { name: /^Download refused rows/ })).toBeNull();
    row.getByRole('button', { name: 'Cancel import leads.csv' });
  });

  it('cancels after confirmation', async () => {
    let latest: Import = READY;
    open(() => latest, {
      'POST /api/imports/i1/cancel': () => {
        latest = { ...READY, state: 'cancelled', finishedAt: hoursAgo(0) };
        return { data: latest };
      },
    });
    await press('Actions for leads.csv');
    await press('Cancel import leads.csv');
    const question = await dialog('Cancel import: leads.csv');
    await user.click(question.getByRole('button', { name: 'Cancel import' }));
    await screen.findByText('Cancelled');
    expect(screen.queryByRole('button', { name: /leads\.csv$/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Imports' }));
  });

  it('downloads the refused rows as the signed-in user', async () => {
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:rows';
    open(() => IMPORTED, { 'GET /api/imports/i1/refused': () => csvFile('refused_rows.csv') });
    await press('Actions for leads.csv');
    await press('Download refused rows leads.csv');
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe('refused_rows.csv');
    expect(admin.callsTo('GET /api/imports/i1/refused')[0]?.token).toBe('valid');
    save.mockRestore();
  });
});

describe('the upload', () => {
  const file = (bytes = 1_200_000, name = 'leads.csv') => new File([new Uint8Array(bytes)], name);
  const sizesOf = (part: '0' | '1' | '2') =>
    bodiesOf(`PUT /api/imports/i1/parts/${part}`).map((bytes) => (bytes as Blob).size);

  it('sends parts, sends a failed part again, and continues with the missing part after a longer failure', async () => {
    await withFakeTime(async (pass) => {
      let latest: Import | null = null;
      let isFirst = true;
      let isDown = true;
      const UPLOADING: Import = { ...IMPORT, state: 'uploading', receivedBytes: 0 };
      open(() => latest, {
        'POST /api/imports': () => {
          latest = UPLOADING;
          return { data: UPLOADING };
        },
        'PUT /api/imports/i1/parts/0': () => ({ data: UPLOADING }),
        'PUT /api/imports/i1/parts/1': () => {
          const answer = isFirst ? problem(503, 'The server is busy.') : { data: UPLOADING };
          isFirst = false;
          return answer;
        },
        'PUT /api/imports/i1/parts/2': () => {
          if (isDown) return problem(503, 'The server is busy.');
          latest = IMPORT;
          return { data: IMPORT };
        },
      });
      await press('Import a file');
      const form = await dialog('Import a file');
      await user.upload(form.getByLabelText('File'), file());
      await user.click(form.getByRole('button', { name: 'Upload file' }));
      await waitFor(() => expect(sizesOf('1')).toHaveLength(1));
      await pass(1_000);
      await waitFor(() => expect(sizesOf('1')).toHaveLength(2));
      for (const waitMs of [1_000, 2_000, 4_000]) await pass(waitMs);
      await form.findByText(/The upload stopped\. The server is busy\./);
      form.getByText('1.0 MB of 1.1 MB uploaded');
      expect(form.getByRole('progressbar', { name: 'Upload' }).getAttribute('value')).toBe('1048576');
      isDown = false;
      await user.click(form.getByRole('button', { name: 'Try again' }));
      await step('The file is being read.');
      expect(bodiesOf('POST /api/imports')).toEqual([{ fileName: 'leads.csv', size: 1_200_000 }]);
      expect(sizesOf('0')).toEqual([524_288]);
      expect(sizesOf('1')).toEqual([524_288, 524_288]);
      expect(sizesOf('2').at(-1)).toBe(151_424);
    });
  });

  it('refuses empty and too large files before it sends them, and asks before an upload is stopped', async () => {
    let finish = () => undefined as unknown;
    const sent = new Promise((resolve) => {
      finish = () => resolve(undefined);
    });
    let latest: Import | null = null;
    open(() => latest, {
      'POST /api/imports': () => {
        latest = { ...IMPORT, state: 'uploading', receivedBytes: 0 };
        return { data: latest };
      },
      'PUT /api/imports/i1/parts/0': async () => {
        await sent;
        return { data: IMPORT };
      },
    });
    await press('Import a file');
    const form = await dialog('Import a file');
    const input = form.getByLabelText('File');
    await user.click(form.getByRole('button', { name: 'Upload file' }));
    await form.findAllByText('Choose a file.');
    await user.upload(input, file(0));
    await user.click(form.getByRole('button', { name: 'Upload file' }));
    await form.findAllByText('This file is empty. Choose another file.');
    expect(document.activeElement).toBe(input);
    const large = file(1);
    Object.defineProperty(large, 'size', { value: 60 * 1024 * 1024 });
    await user.upload(input, large);
    await user.click(form.getByRole('button', { name: 'Upload file' }));
    await form.findAllByText('This file is larger than 50 MB. Split it into smaller files.');
    expect(bodiesOf('POST /api/imports')).toEqual([]);
    await user.upload(input, file(1_000));
    await user.click(form.getByRole('button', { name: 'Upload file' }));
    await user.click(await form.findByRole('button', { name: 'Stop upload' }));
    const question = await dialog('Stop the upload?');
    await user.click(question.getByRole('button', { name: 'Stop upload' }));
    await screen.findByText('Upload not finished, 0 KB of 1.1 MB');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => finish());
  });

  it('continues only with the same file', async () => {
    let latest: Import = { ...IMPORT, state: 'uploading', fileBytes: 1_000, receivedBytes: 0 };
    open(() => latest, {
      'PUT /api/imports/i1/parts/0': () => {
        latest = { ...latest, state: 'reading' };
        return { data: latest };
      },
    });
    await press('Continue: leads.csv');
    const form = await dialog();
    form.getByText('The upload did not finish. Choose leads.csv again to continue.');
    await user.upload(form.getByLabelText('File'), file(999));
    await user.click(form.getByRole('button', { name: 'Upload file' }));
    await form.findAllByText('This is another file. Choose leads.csv with 1 KB.');
    await user.upload(form.getByLabelText('File'), file(1_000));
    await user.click(form.getByRole('button', { name: 'Upload file' }));
    await step('The file is being read.');
    expect(sizesOf('0')).toEqual([1_000]);
  });
});

it('asks how to read the file, and sends the answer', async () => {
  let latest: Import = {
    ...IMPORT,
    state: 'asking',
    question: {
      kind: 'separator',
      choices: [
        { value: 'comma', sample: 'Name; Mobile | City' },
        { value: 'semicolon', sample: 'Name | Mobile, City' },
      ],
    },
  };
  let answer: AnswerTo<'POST /api/imports/i1/read'> = problem(500, 'Something broke on our side.');
  open(() => latest, { 'POST /api/imports/i1/read': () => answer });
  await press('Continue: leads.csv');
  const form = await dialog();
  form.getByRole('group', { name: 'What separates the columns?' });
  await user.click(form.getByRole('radio', { name: /^Semicolon/ }));
  form.getByText('Name | Mobile, City');
  await user.click(form.getByRole('button', { name: 'Read file' }));
  await form.findByText('Something broke on our side.');
  expect((form.getByRole('radio', { name: /^Semicolon/ }) as HTMLInputElement).checked).toBe(true);
  latest = { ...latest, state: 'reading', question: null };
  answer = { data: latest };
  await user.click(form.getByRole('button', { name: 'Read file' }));
  await step('The file is being read.');
  expect(bodiesOf('POST /api/imports/i1/read')).toEqual([{ separator: 'semicolon' }, { separator: 'semicolon' }]);
});

describe('the columns', () => {
  it('shows suggestions, and asks about repeated headings and unproven dates', async () => {
    let latest: Import = READY;
    open(() => latest, {
      'POST /api/imports/i1/check': () => {
        latest = { ...READY, state: 'checking' };
        return { data: latest };
      },
    });
    await press('Continue: leads.csv');
    const form = await dialog();
    await form.findByText(/^500 rows\. Choose what each column is imported as\./);
    expect(chosenIn(form.getByLabelText('Import “Name” as'))).toBe('personalInfo.fullName');
    form.getByText('Sunita Devi · Ravi Kumar · Asha');
    const groups = within(form.getByLabelText('Import “Name” as')).getAllByRole('group');
    expect(groups.map((group) => (group as HTMLOptGroupElement).label)).toEqual([
      'Person',
      'Lead',
      'Ids',
      'Soil Testing',
    ]);
    expect(form.getAllByText('Repeated heading')).toHaveLength(2);
    expect(form.getAllByText('Unknown heading')).toHaveLength(1);
    form.getByText('3 columns have an unknown or repeated heading. Choose what to do with them.');
    form.getByText('Calculated, not imported');
    expect(form.queryByLabelText('Import “Promise” as')).toBeNull();
    expect(chosenIn(form.getByLabelText('Import column 8 as'))).toBe('-');
    expect(chosenIn(form.getByLabelText('Find leads by'))).toBe('phone');

    await user.click(form.getByRole('button', { name: 'Check rows' }));
    expect(bodiesOf('POST /api/imports/i1/check')).toEqual([]);
    expect(form.getByLabelText('Import “City” (column 4) as')).toHaveProperty('validity.valueMissing', true);
    expect(form.getByLabelText('Dates in “Date”')).toHaveProperty('validity.valueMissing', true);
    await user.selectOptions(form.getByLabelText('Import “City” (column 4) as'), 'Not imported');
    await user.selectOptions(form.getByLabelText('Import “City” (column 5) as'), 'City');
    await user.selectOptions(form.getByLabelText('Dates in “Date”'), 'Day first: 03/04 is 3 April');
    await user.selectOptions(form.getByLabelText('Lead type'), 'Contact');
    await user.selectOptions(form.getByLabelText('Assign new leads'), 'To one user');
    await user.selectOptions(form.getByLabelText('User'), 'Vikas Yadav');
    await user.click(form.getByLabelText('Empty cells remove values'));
    await user.click(form.getByLabelText('Notify colleagues'));
    await user.click(form.getByRole('button', { name: 'Check rows' }));
    await step(/^Each row is compared with the leads\./);
    expect(bodiesOf('POST /api/imports/i1/check')).toEqual([
      { ...OPTIONS, emptyRemoves: true, assign: 'user', assignedTo: 'u2', notifies: true },
    ]);
  });

  it('shows the errors of the check at their fields, and keeps the choices after closing', async () => {
    const errors = [
      { field: 'fields.5', message: 'Two columns are imported as "City".', code: 'invalid' },
      { field: 'system', message: 'Name the other system.', code: 'invalid' },
    ];
    const lastOptions = { ...OPTIONS, fields: [...(OPTIONS.fields ?? []).slice(0, 5), 'externalId', '', ''] };
    open(() => ({ ...READY, lastOptions }), {
      'POST /api/imports/i1/check': () => problem(400, 'Two columns are imported as "City".', errors),
    });
    await press('Continue: leads.csv');
    let form = await dialog();
    await form.findByText('As in your last file with these headings.');
    await user.selectOptions(form.getByLabelText('Import “City” (column 4) as'), 'Status');
    await user.click(form.getByRole('button', { name: 'Check rows' }));
    const shoes = form.getByLabelText('Import “Shoe size” as');
    await waitFor(() => expect(document.activeElement).toBe(shoes));
    expect(document.getElementById(shoes.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Two columns are imported as "City".',
    );
    expect(form.getByLabelText('Name of the other system').getAttribute('aria-invalid')).toBe('true');
    expect(chosenIn(form.getByLabelText('Import “City” (column 4) as'))).toBe('status');

    await user.click(form.getByRole('button', { name: 'Close' }));
    await press('Continue: leads.csv');
    form = await dialog();
    expect(chosenIn(await form.findByLabelText('Import “City” (column 4) as'))).toBe('status');
  });
});

describe('the results', () => {
  const ROWS: ImportRow[] = [
    { ...ROW, duplicateOf: 'l9' },
    {
      ...ROW,
      line: 3,
      outcome: 'changed',
      leadId: 'l1',
      reference: '8MXPFYHHYM',
      differences: [
        { field: 'personalInfo.city', from: 'Gaya', to: 'Patna' },
        { field: 'status', from: 'new', to: 'contacted' },
        { field: 'soilTesting.areaOfField', from: '2', to: null },
      ],
    },
    { ...ROW, line: 4, outcome: 'unchanged', leadId: 'l2' },
    { ...ROW, line: 5, outcome: 'duplicate', duplicateOfLine: 2 },
    { ...ROW, line: 6, outcome: 'duplicate', duplicateOf: 'l3' },
    {
      ...ROW,
      line: 7,
      outcome: 'refused',
      problems: [
        { column: 'Mobile', message: 'The last digits are lost.', code: 'digits_lost' },
        { column: null, message: 'Someone has changed this lead since the file was exported.', code: 'outdated' },
      ],
    },
  ];

  it('shows what each row does, by outcome and page by page', async () => {
    open(() => CHECKED, {
      'GET /api/imports/i1/rows': ({ query }) =>
        query.get('outcome') === 'refused' ? pageOf(ROWS.slice(5)) : pageOf(ROWS, Number(query.get('page')), 25),
    });
    await press('Continue: leads.csv');
    const pane = await dialog();
    pane.getByText('500 rows checked. No lead has been added or changed yet.');
    expect(document.activeElement).toBe(pane.getByRole('button', { name: 'Import 492 rows' }));
    const textOf = async (name: RegExp) => (await pane.findByRole('row', { name })).textContent;
    expect(await textOf(/^Line 2\b/)).toBe(
      'Line 2Asha, 98765 43210, GayaNew leadPossible duplicate of an existing lead',
    );
    const changed = await textOf(/^Line 3\b/);
    for (const text of ['City: Gaya → Patna', 'Status: New → Contacted', 'Area of field: 2 → empty'])
      expect(changed).toContain(text);
    expect(pane.getByRole('link', { name: /, line 3$/ }).getAttribute('href')).toBe('/dashboard?lead=l1');
    expect(await textOf(/^Line 5\b/)).toContain('The same as line 2');
    expect(pane.getByRole('link', { name: 'existing lead, line 6' }).getAttribute('href')).toBe('/dashboard?lead=l3');
    const refused = await textOf(/^Line 7\b/);
    expect(refused).toContain('Mobile: The last digits are lost.');
    expect(refused).toContain('Someone has changed this lead since the file was exported.');

    await user.click(pane.getByRole('button', { name: 'Next' }));
    await user.click(pane.getByRole('button', { name: 'Refused 1' }));
    await waitFor(() => expect(pane.queryByRole('row', { name: /^Line 2\b/ })).toBeNull());
    const queries = admin.callsTo('GET /api/imports/i1/rows').map(({ query }) => String(query));
    expect(queries).toEqual(['page=1', 'page=2', 'outcome=refused&page=1']);
  });

  it('goes back to the options, and starts only if a row adds or changes a lead', async () => {
    open(() => ({ ...CHECKED, counts: { ...NO_COUNTS, unchanged: 500 } }));
    await press('Continue: leads.csv');
    const pane = await dialog();
    expect(reasonOf(pane.getByRole('button', { name: 'Import 0 rows' }))).toBe('No row adds or changes a lead.');
    await user.click(pane.getByRole('button', { name: 'Change options' }));
    const form = await step(/Choose what each column is imported as\./);
    expect(chosenIn(form.getByLabelText('Import “City” (column 5) as'))).toBe('personalInfo.city');
    expect(form.queryByText('As in your last file with these headings.')).toBeNull();
  });

  it('starts the import, shows its progress, and then the result', async () => {
    await withFakeTime(async (pass) => {
      let latest: Import = CHECKED;
      open(() => latest, {
        'POST /api/imports/i1/start': () => {
          latest = { ...CHECKED, state: 'importing', startedAt: hoursAgo(0), rowsDone: 0 };
          return { data: latest };
        },
      });
      await press('Continue: leads.csv');
      await user.click(await (await dialog()).findByRole('button', { name: 'Import 492 rows' }));
      const work = await step('0 of 492 rows');
      work.getByText('You can close this window. The work goes on.');
      latest = { ...latest, rowsDone: 246 };
      await pass(2_000);
      await work.findByText('246 of 492 rows');
      expect(work.getByRole('progressbar', { name: 'Importing' }).getAttribute('value')).toBe('246');
      latest = IMPORTED;
      await pass(2_000);
      const result = await dialog();
      await result.findByText(
        /^The import has finished\. 480 new, 12 changed, 3 unchanged, 4 duplicates, 1 refused\.$/,
      );
      result.getByText(/^You can undo this import until /);
      expect(result.getByRole('link', { name: 'Show leads' }).getAttribute('href')).toBe('/dashboard');
    });
  });
});

describe('undoing an import', () => {
  it('asks, says until when, and shows the rows that were kept', async () => {
    let latest: Import = IMPORTED;
    let answer: AnswerTo<'POST /api/imports/i1/undo'> = problem(409, 'This is not possible now.');
    open(() => latest, { 'POST /api/imports/i1/undo': () => answer });
    await press('Actions for leads.csv');
    await press('Undo leads.csv');
    const question = await dialog('Undo import: leads.csv');
    question.getByText(/^480 new leads are moved to the bin\. 12 changed leads are given the former values\./);
    question.getByText(/^You can undo this import until .*\.$/);
    expect(bodiesOf('POST /api/imports/i1/undo')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Undo import' }));
    await question.findByText('This is not possible now.');
    latest = {
      ...IMPORTED,
      state: 'undone',
      undoUntil: null,
      counts: { ...NO_COUNTS, created: 480, undone: 477, kept: 3 },
    };
    answer = { data: latest };
    await user.click(question.getByRole('button', { name: 'Undo import' }));
    await screen.findByText('480 new, 477 undone, 3 kept');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be chosen from the result', async () => {
    let latest: Import = IMPORTED;
    open(() => latest, {
      'POST /api/imports/i1/undo': () => {
        latest = { ...IMPORTED, state: 'undoing', undoUntil: null };
        return { data: latest };
      },
    });
    await press('Show result: leads.csv');
    await user.click((await dialog()).getByRole('button', { name: 'Undo import' }));
    await user.click((await dialog('Undo import: leads.csv')).getByRole('button', { name: 'Undo import' }));
    const work = await step('What the import did is being undone.');
    expect(work.queryByRole('button', { name: 'Cancel import' })).toBeNull();
  });
});

it('says why a file was refused, and offers another one', async () => {
  const message = 'The file has only one row, which is the heading. Add at least one row below it.';
  const REFUSED: Import = { ...IMPORT, state: 'refused', problem: { code: 'import_only_heading', message } };
  await withFakeTime(async (pass) => {
    let latest: Import = IMPORT;
    open(() => latest);
    await press('Show progress: leads.csv');
    await step('The file is being read.');
    latest = REFUSED;
    await pass(2_000);
    const result = await step(message);
    await user.click(result.getByRole('button', { name: 'Import another file' }));
    (await dialog('Import a file')).getByLabelText('File');
  });
});
