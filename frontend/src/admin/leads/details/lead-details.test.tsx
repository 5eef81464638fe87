import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Call,
  LEAD,
  leadDetail,
  leadPage,
  malformed,
  pageOf,
  problem,
  type Responses,
  renderAdmin,
  timelineOf,
} from '../../testing/render-admin';
import type { BinnedLead } from './erase-lead-dialog';

let admin: ReturnType<typeof renderAdmin>;

// React logs every error that a boundary catches.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const named = (_id: string, fullName: string) => ({ ...LEAD, _id, personalInfo: { fullName } });
const ONE = named('l1', 'Balasaheb Shinde');
const TWO = named('l2', 'Meena Kumari');
const deleted = (_id: string, personalInfo: BinnedLead['personalInfo']): BinnedLead => ({
  ...ONE,
  _id,
  personalInfo,
  notes: 0,
  mergedLeads: 0,
  deletedAt: LEAD.updatedAt,
  deletedBy: null,
  keptUntil: '2026-12-20T04:00:00.000Z',
});
const NAMELESS = malformed({ data: { candidates: [{ lead: { _id: 'l2' }, reasons: [], state: 'open' }], merged: [] } });
const nothingFlagged = () => ({ data: { candidates: [], merged: [] } });
const ANSWERS = {
  'GET /api/leads': () => leadPage([ONE, TWO]),
  'GET /api/leads/l1': () => leadDetail(ONE),
  'GET /api/leads/l2': () => leadDetail(TWO),
  'GET /api/leads/l2/duplicates': nothingFlagged,
  'GET /api/leads/assignees': () => ({ data: [] }),
};

async function openDetails(answers: Responses) {
  admin = renderAdmin('/dashboard', { ...ANSWERS, ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Balasaheb Shinde' }));
  return within(await screen.findByRole('dialog', { name: 'Lead Details' }));
}

it('an opened lead is loaded once', async () => {
  const dialog = await openDetails({});
  await dialog.findByText('Balasaheb Shinde', { selector: '.lead-profile__name' });
  expect(admin.callsTo('GET /api/leads/l1')).toHaveLength(1);
});

describe('a long timeline', () => {
  const note = (n: number) => ({
    _id: `n${n}`,
    content: `Note ${n}`,
    call: null,
    message: null,
    author: null,
    createdAt: LEAD.createdAt,
    editedAt: null,
  });
  const newest = (count: number, from: number) => Array.from({ length: count }, (_, index) => note(from - index));

  it('shows the newest entries, loads older ones page by page, and keeps the focus there', async () => {
    let fails = true;
    const dialog = await openDetails({
      'GET /api/leads/l1/timeline': ({ query }: Call) => {
        const cursor = query.get('cursor');
        if (cursor === null) return timelineOf(newest(20, 50), 'page 2');
        if (cursor === 'page 2') return timelineOf(newest(20, 30), 'page 3');
        return fails ? problem(503, 'Please try again.') : timelineOf(newest(10, 10));
      },
    });
    const shown = () => dialog.getAllByText(/^Note \d+$/).length;
    await dialog.findByText('Note 31');
    expect(shown()).toBe(20);
    const older = dialog.getByRole('button', { name: 'Show older' });
    await userEvent.click(older);
    await dialog.findByText('20 older entries shown');
    expect(shown()).toBe(40);
    expect(document.activeElement).toBe(older);
    await userEvent.click(older);
    expect((await dialog.findByRole('alert')).textContent).toBe('Please try again.');
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    const first = await dialog.findByText('Note 10');
    expect(shown()).toBe(50);
    await waitFor(() => expect(document.activeElement?.contains(first)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows only the chosen kinds, also of the next lead', async () => {
    const kinds: (string | null)[] = [];
    const answer = ({ query }: Call) => {
      kinds.push(query.get('kinds'));
      return timelineOf([]);
    };
    const dialog = await openDetails({ 'GET /api/leads/l1/timeline': answer, 'GET /api/leads/l2/timeline': answer });
    await dialog.findByText('Nothing has happened yet.');
    await userEvent.click(dialog.getByRole('button', { name: 'Messages' }));
    await dialog.findByText('No messages yet.');
    await userEvent.click(dialog.getByRole('button', { name: 'Next lead' }));
    await dialog.findByText('Meena Kumari', { selector: '.lead-profile__name' });
    await dialog.findByRole('button', { name: 'Messages', pressed: true });
    await waitFor(() => expect(kinds).toEqual([null, 'whatsapp,email', 'whatsapp,email']));
  });

  it('groups entries by day and says why it cannot be loaded', async () => {
    let fails = true;
    const dialog = await openDetails({
      'GET /api/leads/l1/timeline': () =>
        fails
          ? problem(503, 'Please try again.')
          : timelineOf([
              { ...note(2), createdAt: new Date().toISOString() },
              { ...note(1), createdAt: '2025-01-05T10:00:00Z' },
            ]),
    });
    await dialog.findByText('Error: Please try again.');
    fails = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(within(await dialog.findByRole('region', { name: 'Today' })).getByText('Note 2')).toBeTruthy();
    expect(within(dialog.getByRole('region', { name: '5 Jan 2025' })).getByText('Note 1')).toBeTruthy();
  });
});

describe('logged messages', () => {
  const MESSAGES = 'POST /api/leads/l1/messages';
  const OUTCOME = 'PUT /api/leads/l1/messages/m1';
  const contacted = {
    ...LEAD,
    personalInfo: { fullName: 'Balasaheb Shinde', email: 'bala@example.com' },
    phoneE164: null,
  };
  const whatsApp = async (dialog: Awaited<ReturnType<typeof openDetails>>) => {
    const link = await dialog.findByRole('link', { name: 'WhatsApp' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
  };

  it('are logged when they are opened, and ask how they went; a failure can be retried', async () => {
    let fails = true;
    const dialog = await openDetails({
      'GET /api/leads/l1': () => leadDetail(LEAD),
      [MESSAGES]: () => (fails ? problem(503, 'Please wait.') : { data: { _id: 'm1' } }),
      [OUTCOME]: () => ({ data: { _id: 'm1' } }),
    });
    await dialog.findByRole('textbox', { name: 'Add a note' });
    await whatsApp(dialog);
    await screen.findByText('WhatsApp not logged. Please wait.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const outcomes = within(await dialog.findByRole('group', { name: 'How the WhatsApp message went' }));
    dialog.getByText('How did the WhatsApp go?');
    expect(dialog.queryByRole('button', { name: 'Busy' })).toBeNull();
    await userEvent.click(outcomes.getByRole('button', { name: 'Delivered, no answer' }));
    await dialog.findByText('Saved · WhatsApp: Delivered, no answer');
    await dialog.findByRole('button', { name: 'Busy' });
    expect(dialog.queryByText('How did the WhatsApp go?')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Balasaheb Shinde');
    expect(admin.callsTo(MESSAGES).map(({ body }) => body)).toEqual([{ channel: 'whatsapp' }, { channel: 'whatsapp' }]);
    expect(new Set(admin.callsTo(MESSAGES).map(({ key }) => key)).size).toBe(1);
    expect(admin.callsTo(OUTCOME).map(({ body }) => body)).toEqual([{ outcome: 'delivered' }]);
  });

  it('need no answer: the question can be closed, and a key for a call still logs the call', async () => {
    const dialog = await openDetails({
      'GET /api/leads/l1': () => leadDetail(LEAD),
      [MESSAGES]: () => ({ data: { _id: `m${admin.callsTo(MESSAGES).length}` } }),
    });
    await dialog.findByRole('textbox', { name: 'Add a note' });
    await whatsApp(dialog);
    await userEvent.click(await dialog.findByRole('button', { name: 'Close this question' }));
    expect(dialog.queryByText('How did the WhatsApp go?')).toBeNull();
    await dialog.findByRole('button', { name: 'Busy' });
    await whatsApp(dialog);
    await dialog.findByText('How did the WhatsApp go?');
    await userEvent.keyboard('3');
    await dialog.findByRole('button', { name: 'Busy', pressed: true });
  });

  it('replace the calls of a lead without a phone', async () => {
    const dialog = await openDetails({
      'GET /api/leads': () => leadPage([contacted, TWO]),
      'GET /api/leads/l1': () => leadDetail(contacted),
      [MESSAGES]: () => ({ data: { _id: 'm1' } }),
      [OUTCOME]: () => ({ data: { _id: 'm1' } }),
    });
    await dialog.findByRole('group', { name: 'How the Email message went' });
    expect(dialog.queryByRole('button', { name: 'Busy' })).toBeNull();
    await userEvent.keyboard('2');
    await dialog.findByRole('button', { name: 'Answered', pressed: true });
    expect(admin.callsTo(OUTCOME).map(({ body }) => body)).toEqual([{ outcome: 'answered' }]);
  });
});

describe('details that fail to render', () => {
  it.each([
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Next lead' }))],
    ['its key', () => fireEvent.keyDown(window, { key: 'j' })],
  ])('can be left by %s for the next lead, which renders', async (_way, goOn) => {
    const dialog = await openDetails({
      'GET /api/leads/l1': () => malformed({ data: { ...leadDetail(ONE).data, personalInfo: null } }),
    });
    await dialog.findByRole('alert');
    goOn();
    await dialog.findByText('Meena Kumari', { selector: '.lead-profile__name' });
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('keep the open form and what was typed there', async () => {
    let isChanged = false;
    const dialog = await openDetails({
      'GET /api/leads/l1': () =>
        isChanged ? malformed({ data: { ...leadDetail(ONE).data, source: { page: {} } } }) : leadDetail(ONE),
      'PUT /api/leads/l1': () => {
        isChanged = true;
        return problem(412, 'This lead was changed meanwhile.');
      },
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Correct details' }));
    const correction = within(await screen.findByRole('dialog', { name: /^Correct/ }));
    const name = correction.getByRole<HTMLInputElement>('textbox', { name: /^Full name/i });
    await userEvent.type(name, ' Patil');
    await userEvent.click(correction.getByRole('button', { name: /^Save/ }));
    await dialog.findByText('Something went wrong in this part of the page. The rest of it still works.');
    expect(name.isConnected).toBe(true);
    expect(name.value).toBe('Balasaheb Shinde Patil');
  });

  it.each([
    ['their timeline', { 'GET /api/leads/l1/timeline': () => malformed({ data: [null], nextCursor: null }) }],
    ['their duplicates', { 'GET /api/leads/l1/duplicates': () => NAMELESS }],
  ])('keep the note that is being typed if only %s fails', async (_part, answers) => {
    const dialog = await openDetails(answers);
    const note = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /note/i });
    await userEvent.type(note, 'Calls back on Monday');
    await dialog.findByRole('alert');
    expect(note.isConnected).toBe(true);
    expect(note.value).toBe('Calls back on Monday');
  });
});

describe('erasing personal data', () => {
  const TYPE_REFERENCE = 'To confirm, type the reference 8MXPF-YHHYM';
  const typeReference = async () =>
    userEvent.type(await screen.findByRole('textbox', { name: TYPE_REFERENCE }), '8MXPF-YHHYM');
  const erasedDetail = () => leadDetail({ ...ONE, personalInfo: {}, erasedAt: '2026-11-22T10:00:00Z' });

  it('first says what is removed and what stays, and then makes the lead read-only', async () => {
    let isErased = false;
    const dialog = await openDetails({
      'GET /api/leads/l1': () => (isErased ? erasedDetail() : leadDetail(ONE)),
      'GET /api/leads/l1/duplicates': nothingFlagged,
      'POST /api/leads/l1/erase': () => {
        isErased = true;
        return { message: 'Personal data erased', data: ONE };
      },
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Erase personal data' }));
    const question = within(await screen.findByRole('dialog', { name: 'Erase personal data' }));
    question.getByText(/removes the name, phone, email, .* cannot be undone/);
    const erase = await question.findByRole('button', { name: 'Erase 8MXPF-YHHYM' });
    await userEvent.click(erase);
    await question.findByText('Type the reference 8MXPF-YHHYM to confirm.');
    expect(document.activeElement).toBe(question.getByRole('textbox', { name: TYPE_REFERENCE }));
    expect(admin.callsTo('POST /api/leads/l1/erase')).toEqual([]);
    await userEvent.keyboard('8mxpfyhhym');
    await userEvent.click(erase);
    await dialog.findByText(/^Personal data erased on/);
    await dialog.findByText('Personal data erased', { selector: '.lead-profile__name' });
    expect(dialog.queryByRole('button', { name: 'Erase personal data' })).toBeNull();
    // Empty fields are not listed, because "Not given" would be untrue.
    expect(dialog.queryByText('Not given')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Correct details' })).toBeNull();
    expect(dialog.queryByRole('textbox', { name: /note/i })).toBeNull();
    for (const select of dialog.getAllByRole<HTMLSelectElement>('combobox')) {
      expect([select.getAttribute('aria-disabled'), select.options.length]).toEqual(['true', 1]);
    }
  });

  it('offers the other leads with the same phone or email, and erases the selected ones with one confirmation', async () => {
    const { phoneE164 } = LEAD;
    const own = { ...ONE, personalInfo: { ...ONE.personalInfo, email: 'bala@example.com' } };
    const spam = {
      ...own,
      _id: 'l3',
      type: 'newsletter' as const,
      contactForm: undefined,
      quarantined: true,
      personalInfo: { email: 'Bala@example.com' },
    };
    const sister = { ...TWO, _id: 'l4', phoneE164 };
    const another = { ...own, _id: 'l5', phoneE164: '+919876543219', personalInfo: { email: 'old-bala@example.com' } };
    const erased: string[] = [];
    const erase = (id: string) => ({
      [`POST /api/leads/${id}/erase`]: () => {
        erased.push(id);
        return { message: 'Personal data erased', data: ONE };
      },
    });
    const dialog = await openDetails({
      'GET /api/leads': ({ query }: Call) =>
        !query.has('search')
          ? leadPage([own, TWO])
          : leadPage(query.get('quarantined') === 'true' ? [spam] : [own, sister, another]),
      'GET /api/leads/l1': () => (erased.includes('l1') ? erasedDetail() : leadDetail(own)),
      'GET /api/leads/l1/duplicates': nothingFlagged,
      ...erase('l1'),
      ...erase('l3'),
      ...erase('l4'),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Erase personal data' }));
    const question = within(await screen.findByRole('dialog', { name: 'Erase personal data' }));
    const others = within(await question.findByRole('group', { name: /^Select other leads of this person/ }));
    const ticks = others.getAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map(({ checked, labels }) => [checked, labels?.[0]?.textContent])).toEqual([
      [false, expect.stringMatching(/Meena Kumari.*different name, may be a relative/)],
      [false, expect.stringMatching(/Newsletter.*suspected spam/)],
    ]);
    question.getByRole('button', { name: 'Erase 8MXPF-YHHYM' });
    await typeReference();
    await userEvent.click(ticks[1]!);
    await userEvent.click(question.getByRole('button', { name: 'Erase 2 leads' }));
    await screen.findByText('Personal data of 2 leads erased');
    expect(erased).toEqual(['l3', 'l1']);
  });

  it('stays open with the selection if erasing one lead failed, and erases the lead itself last', async () => {
    const other = { ...ONE, _id: 'l3', reference: 'ABCDEFGHJK' };
    const dialog = await openDetails({
      'GET /api/leads': ({ query }: Call) => leadPage(query.has('search') ? [ONE, other] : [ONE]),
      'GET /api/leads/l1/duplicates': nothingFlagged,
      'POST /api/leads/l1/erase': () => ({ message: 'Personal data erased', data: ONE }),
      'POST /api/leads/l3/erase': () => problem(403, 'You can change only the leads that are assigned to you.'),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Erase personal data' }));
    const question = within(await screen.findByRole('dialog', { name: 'Erase personal data' }));
    await typeReference();
    await userEvent.click(await question.findByRole('checkbox', { name: /ABCDE-FGHJK/ }));
    await userEvent.click(question.getByRole('button', { name: 'Erase 2 leads' }));
    await question.findByText(
      'Failed to erase personal data of ABCDE-FGHJK. You can change only the leads that are assigned to you.',
    );
    expect(admin.callsTo('POST /api/leads/l1/erase')).toEqual([]);
    await userEvent.click(await question.findByRole('checkbox', { name: /ABCDE-FGHJK/, checked: true }));
    await userEvent.click(question.getByRole('button', { name: 'Erase 8MXPF-YHHYM' }));
    await screen.findByText('Personal data erased');
  });

  it('includes leads in the bin, and erases only the version of the lead that was read', async () => {
    const { phone } = LEAD.personalInfo;
    const own = { ...LEAD, personalInfo: { ...ONE.personalInfo, phone } };
    const bin = [
      deleted('b1', { fullName: 'balasaheb shinde ', phone }),
      deleted('b2', { fullName: 'Meena Kumari', phone }),
      deleted('b3', TWO.personalInfo),
    ];
    const dialog = await openDetails({
      'GET /api/leads/l1/duplicates': nothingFlagged,
      'GET /api/leads/bin': () => pageOf(bin),
      'DELETE /api/leads/bin': () => ({ message: 'Removed', data: { requested: 1, affected: 1 } }),
      'POST /api/leads/l1/erase': () => ({ message: 'Personal data erased', data: ONE }),
      'GET /api/leads/l1': () => leadDetail({ ...own, etag: '"7-seen"' }),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Erase personal data' }));
    const question = within(await screen.findByRole('dialog', { name: 'Erase personal data' }));
    const group = within(await question.findByRole('group', { name: /^Select deleted leads of this person/ }));
    const ticks = group.getAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map(({ checked }) => checked)).toEqual([false, false]);
    await typeReference();
    await userEvent.click(ticks[0]!);
    await userEvent.click(question.getByRole('button', { name: 'Erase 2 leads' }));
    await screen.findByText('Personal data of 2 leads erased');
    expect(admin.callsTo('DELETE /api/leads/bin').map(({ body }) => body)).toEqual([{ leadIds: ['b1'] }]);
    expect(admin.callsTo('POST /api/leads/l1/erase').map(({ ifMatch }) => ifMatch)).toEqual(['"7-seen"']);
  });

  it('names a deleted lead without a name like the lists do', async () => {
    const { phone } = LEAD.personalInfo;
    const dialog = await openDetails({
      'GET /api/leads/l1/duplicates': nothingFlagged,
      'GET /api/leads/bin': () => pageOf([deleted('b1', { phone })]),
      'GET /api/leads/l1': () => leadDetail({ personalInfo: { ...ONE.personalInfo, phone } }),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Erase personal data' }));
    const question = within(await screen.findByRole('dialog', { name: 'Erase personal data' }));
    const group = within(await question.findByRole('group', { name: /^Select deleted leads of this person/ }));
    expect(group.getByRole<HTMLInputElement>('checkbox').labels?.[0]?.textContent).toContain(phone);
  });
});
