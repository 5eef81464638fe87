import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageTemplate } from '../api/message-templates-api';
import { ADMIN, type AnswerTo, LEAD, problem, type Responses, renderAdmin } from '../testing/render-admin';
import { AGENT, types } from '../testing/staff';

let admin: ReturnType<typeof renderAdmin>;

afterEach(() => {
  admin.leave();
  cleanup();
  localStorage.clear();
});

const GREETING: MessageTemplate = {
  _id: 'm1',
  channel: 'mail',
  leadType: 'franchise',
  language: 'hi',
  name: 'अभिवादन',
  subject: 'आपका संदर्भ {reference}',
  body: 'नमस्ते {name} जी',
  updatedAt: LEAD.updatedAt,
};
const open = (answers: Responses = {}) => {
  admin = renderAdmin('/templates', { 'GET /api/message-templates': () => ({ data: [GREETING] }), ...answers });
};

describe('the screen of message templates', () => {
  it('creates a template with a preview', async () => {
    let answer: AnswerTo<'POST /api/message-templates'> = problem(
      409,
      'There is another message template of this name.',
    );
    open({ 'POST /api/message-templates': () => answer });
    await userEvent.click(await screen.findByRole('button', { name: 'New template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Hello');
    await userEvent.selectOptions(dialog.getByLabelText('Lead type'), 'Soil Testing');
    await userEvent.type(dialog.getByLabelText('Message'), 'Namaste {{name}, thank you for {{type}. {{nmae}');
    dialog.getByText('Namaste Sunita Devi, thank you for your request for a soil test. {nmae}', {
      selector: 'section p',
    });
    dialog.getByText('Unknown placeholder: {nmae}');
    expect(dialog.queryByLabelText('Subject')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await dialog.findByText(/There is another message template of this name/);
    answer = { data: GREETING };
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await screen.findByText('Template saved');
    expect(admin.callsTo('POST /api/message-templates')[1]?.body).toEqual({
      channel: 'whatsapp',
      leadType: 'soil_testing',
      language: 'en',
      name: 'Hello',
      body: 'Namaste {name}, thank you for {type}. {nmae}',
    });
  });

  it('changes a template, and deletes one after confirmation', async () => {
    open({
      'PUT /api/message-templates/m1': () => ({ data: GREETING }),
      'DELETE /api/message-templates/m1': () => ({ message: 'Message template deleted successfully' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit अभिवादन, Email, Franchise' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit template' }));
    dialog.getByText('आपका संदर्भ 7ZK4M-0QXJD');
    await userEvent.selectOptions(dialog.getByLabelText('Lead type'), 'All types');
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await screen.findByText('Template saved');
    const { _id, updatedAt: _at, leadType: _type, ...rest } = GREETING;
    expect(admin.callsTo(`PUT /api/message-templates/${_id}`)[0]?.body).toEqual(rest);
    await userEvent.click(screen.getByRole('button', { name: 'Delete अभिवादन, Email, Franchise' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete template: अभिवादन' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Template deleted');
  });

  it('lets users write and change templates only for lead types they see', async () => {
    const writer = { ...AGENT, permissions: { ...ADMIN.permissions }, leadTypeAccess: types(['contact']) };
    open({ 'GET /api/auth/me': () => ({ data: writer }) });
    await screen.findByText('Only people who see these leads can change it.');
    expect(screen.queryByRole('button', { name: /^(Edit|Delete) अभिवादन/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'New template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
    const offered = within(dialog.getByLabelText('Lead type')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Contact']);
  });

  it('shows others which permission is needed', async () => {
    const reader = { ...ADMIN, ...AGENT, permissions: { ...ADMIN.permissions, canEditAllLeads: false } };
    open({ 'GET /api/auth/me': () => ({ data: reader }) });
    await screen.findByText(/You need the “Edit All” permission to manage message templates/);
  });
});
