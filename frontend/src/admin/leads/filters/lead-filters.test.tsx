import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'yaml';
import { call } from '../../api/api-call';
import { ADMIN, csvFile, renderAdmin } from '../../testing/render-admin';
import { FILTER_ENTRIES } from './lead-filters';
import { countedLeadsAddress, FIRST_VIEW } from './lead-view';

let admin: ReturnType<typeof renderAdmin> | undefined;

afterEach(() => {
  admin?.leave();
  cleanup();
  localStorage.clear();
});

const EXAMPLES = FILTER_ENTRIES.flatMap(([name, filter]) =>
  filter.examples.map((value) => ({
    address: new URLSearchParams(filter.format(value, name)).toString(),
    query: filter.query(value),
    describe: filter.describe,
    asked: call('get', '/api/leads', { query: filter.query(value) }).url.split('?')[1] ?? '',
  })),
);

it.each(EXAMPLES)(
  'filters list and export by $address, shows it as a chip, and saves it in a view',
  async (example) => {
    expect(example.address).not.toBe('');
    expect(example.asked).not.toBe('');
    admin = renderAdmin(`/dashboard?${example.address}`, {
      'GET /api/leads/assignees': () => ({ data: [] }),
      'GET /api/leads/export': () => csvFile('leads.csv'),
      'GET /api/views': () => ({ data: [] }),
      'POST /api/views': () => ({ data: {} }),
    });
    const asked = (endpoint: string) => admin?.callsTo(endpoint).at(-1)?.query.toString() ?? '';
    await screen.findByText('Balasaheb Shinde');
    expect(asked('GET /api/leads')).toBe(`${example.asked}&page=1&limit=20&sortBy=createdAt&sortOrder=desc`);

    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(asked('GET /api/leads/export')).toBe(`${example.asked}&sortBy=createdAt&sortOrder=desc`),
    );

    fireEvent.click(screen.getByRole('button', { name: 'Views' }));
    fireEvent.change(await screen.findByLabelText('Name for this view'), { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('View “Mine” saved.');
    expect(admin.callsTo('POST /api/views')[0]?.body).toEqual({ name: 'Mine', query: example.address });

    fireEvent.click(screen.getByRole('button', { name: /^Filters Active \d$/ }));
    await screen.findByRole('checkbox', { name: 'Franchise' });
    const chosen = panelControls();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const chips = () => screen.queryAllByRole('button', { name: /^Remove filter / });
    expect(chips()).not.toHaveLength(0);
    while (chips()[0]) fireEvent.click(chips()[0] as HTMLElement);
    expect(address()).toBe('/dashboard');
    await waitFor(() => expect(asked('GET /api/leads')).toBe('page=1&limit=20&sortBy=createdAt&sortOrder=desc'));

    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('checkbox', { name: 'Franchise' });
    for (const { label, checked, value } of chosen) {
      const now = panelControls().find((control) => control.label === label);
      if (now?.checked !== checked) fireEvent.click(now?.element as HTMLElement);
      if (now?.value !== value) fireEvent.change(now?.element as HTMLElement, { target: { value } });
    }
    expect(address()).toBe('/dashboard');
    fireEvent.click(screen.getByRole('button', { name: /^Show / }));
    expect(address()).toBe(`/dashboard?${example.address}`);
  },
);

it.each(EXAMPLES)('$address lists the leads of a number in a report, and is described in the activity', (example) => {
  expect(countedLeadsAddress(FIRST_VIEW, example.query, '2026-11-22')).toBe(`/dashboard?${example.address}`);
  for (const parameter of new URLSearchParams(example.asked).keys()) {
    expect(Object.keys(example.describe)).toContain(parameter.startsWith('date') ? 'created' : parameter);
  }
});

it('names the person of a filter, in its chip and in the panel, and calls the user "me"', async () => {
  const [own, colleague] = ['01a22859-5986-70d0-9c49-46795cbeeb60', '01a22859-5986-70d0-9c49-46795cbeeb61'];
  const responses = { 'GET /api/leads/assignees': () => ({ data: [{ _id: colleague, name: 'Vikas Yadav' }] }) };
  const page = `/dashboard?assignment=${own}&convertedThisMonth=${colleague}&calledToday=${own}`;
  admin = renderAdmin(page, responses, 'valid', { ...ADMIN, _id: own });
  await screen.findByRole('button', { name: 'Remove filter Converted this month by Vikas Yadav' });
  screen.getByRole('button', { name: 'Remove filter Called today by me' });
  screen.getByRole('button', { name: 'Remove filter Assigned to me' });
  fireEvent.click(screen.getByRole('button', { name: 'Filters Active 3' }));
  const shown = async (label: string) =>
    (await screen.findByLabelText<HTMLSelectElement>(label)).selectedOptions[0]?.textContent;
  expect(await shown('Converted this month by')).toBe('Vikas Yadav');
  expect(await shown('Called today by')).toBe('Me');
  expect(await shown('Assigned to')).toBe('Assigned to me');
});

it('suggests names of places that match what is typed', async () => {
  admin = renderAdmin('/dashboard', {
    'GET /api/leads/assignees': () => ({ data: [] }),
    'GET /api/leads/places': ({ query }) => ({ data: query.has('part') ? ['Gaya'] : ['Patna', 'Gaya'] }),
  });
  await screen.findByText('Balasaheb Shinde');
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const field = await screen.findByLabelText<HTMLInputElement>('District');
  const suggested = () => [...(field.list?.options ?? [])].map(({ value }) => value);
  expect(admin.callsTo('GET /api/leads/places')).toEqual([]);
  fireEvent.focus(field);
  await waitFor(() => expect(suggested()).toEqual(['Patna', 'Gaya']));
  fireEvent.change(field, { target: { value: 'ga' } });
  await waitFor(() => expect(suggested()).toEqual(['Gaya']));
  expect(admin.callsTo('GET /api/leads/places').map(({ query }) => query.toString())).toEqual([
    'place=district',
    'place=district&part=ga',
  ]);
  fireEvent.change(field, { target: { value: 'Gaya' } });
  fireEvent.click(screen.getByRole('button', { name: /^Show / }));
  await screen.findByRole('button', { name: 'Remove filter District: Gaya' });
  expect(address()).toBe('/dashboard?district=Gaya');
});

it('takes a day once its year is complete, not at each digit', async () => {
  admin = renderAdmin('/dashboard?dateRange=custom', { 'GET /api/leads/assignees': () => ({ data: [] }) });
  await screen.findByText('Balasaheb Shinde');
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  for (const value of ['0002-11-01', '0020-11-01', '0202-11-01']) {
    fireEvent.change(from, { target: { value } });
    expect(from.value).toBe(value);
  }
  fireEvent.change(from, { target: { value: '2026-11-01' } });
  await waitFor(() => expect(countedDays()).toEqual(['2026-11-01']));
  fireEvent.click(screen.getByRole('button', { name: /^Show / }));
  expect(address()).toBe('/dashboard?dateRange=custom&dateFrom=2026-11-01');
});

it('have a visible title, which is the name of the panel', async () => {
  admin = renderAdmin('/dashboard');
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const title = await screen.findByRole('heading', { level: 2, name: 'Advanced Filters' });
  expect(title.className).not.toContain('visually-hidden');
  expect(screen.getByRole('dialog', { name: 'Advanced Filters' }).getAttribute('aria-labelledby')).toBe(title.id);
});

it('covers every query parameter that filters leads in the API document', () => {
  // Parsing the whole document would take seconds.
  const text = readFileSync('openapi.yaml', 'utf8');
  const [operations = ''] = /^ {2}\/api\/reports\/daily:\n(?: {4}.*\n)+/m.exec(text) ?? [];
  const [shared = ''] = /^ {2}parameters:\n(?: {4}.*\n)+/m.exec(text) ?? [];
  const { get } = parse(operations)['/api/reports/daily'];
  const { parameters } = parse(shared);
  const documented = get.parameters.map(({ $ref }: { $ref: string }) => parameters[$ref.split('/').at(-1) ?? ''].name);
  const asked = EXAMPLES.flatMap((example) => [...new URLSearchParams(example.asked).keys()]);
  // The search has its own box, and suspected spam has its own tab.
  expect(documented.sort()).toEqual([...new Set([...asked, 'search', 'quarantined'])].sort());
});

/** The first days for which leads were counted. */
function countedDays() {
  const days = admin?.callsTo('GET /api/leads').map(({ query }) => query.get('dateFrom')) ?? [];
  return [...new Set(days)].filter((day) => day !== null);
}

function address() {
  return screen.getByTestId('address').textContent;
}

function panelControls() {
  const panel = within(screen.getByRole('dialog', { name: 'Advanced Filters' }));
  const elements = [
    ...panel.getAllByRole('checkbox'),
    ...panel.getAllByRole('combobox'),
    ...panel.getAllByRole('searchbox'),
    ...dateInputs(panel),
  ];
  return elements.map((element) => {
    const { checked = false, value, type, labels } = element as HTMLInputElement;
    const isBox = type === 'checkbox';
    return { element, label: labels?.[0]?.textContent, checked, value: isBox ? '' : value, isBox };
  });
}

function dateInputs(panel: ReturnType<typeof within>): HTMLElement[] {
  return ['From', 'To'].flatMap((label) => panel.queryAllByLabelText(label));
}
