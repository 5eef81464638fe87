import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { outbox as texts } from '../../../content/en/outbox';
import type { QueuedLead } from './outbox-store';

const stored = new Map<string, QueuedLead>();
jest.unstable_mockModule('idb-keyval', () => ({
  createStore: () => ({}),
  entries: async () => [...stored],
  get: async (key: string) => stored.get(key),
  set: async (key: string, lead: QueuedLead) => void stored.set(key, lead),
  del: async (key: string) => void stored.delete(key),
}));

const LEAD: QueuedLead = {
  key: 'first',
  formId: 'contact',
  name: 'Send us a message',
  language: 'en',
  address: '/contact-us',
  values: { name: 'Sunita Devi', message: 'The first message' },
  body: { type: 'contact' },
  savedAt: Date.now(),
  tries: 0,
  notBefore: Date.now() + 3_600_000,
  mayHaveArrivedAt: null,
  state: 'waiting',
  reference: null,
};
const PROBLEM = { status: 400, code: 'validation_failed', message: 'Wrong.', errors: [], retryAfterSeconds: 60 };
const TAKEN = texts.formIsTaken.replace('{form}', LEAD.name);

beforeEach(() => void jest.resetModules());
afterEach(() => {
  stored.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

async function openNotices(lead: QueuedLead): Promise<void> {
  stored.set(lead.key, lead);
  const { showOutboxNotices } = await import('./outbox-notices');
  await showOutboxNotices('en');
}

const writeDraft = (values: object) =>
  localStorage.setItem('kc:draft:contact', JSON.stringify({ values, savedAt: Date.now() }));
const draft = () => JSON.parse(localStorage.getItem('kc:draft:contact') ?? 'null')?.values;

it('returns a waiting lead to its form if the visitor cancels it', async () => {
  document.body.innerHTML = '<form data-draft="contact"><input name="name"><input name="message"></form>';
  await openNotices(LEAD);
  await userEvent.click(await screen.findByText(texts.cancel));
  await waitFor(() => expect(stored.size).toBe(0));
  expect(draft()).toEqual(LEAD.values);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(Object.values(LEAD.values));
});

it.each([
  ['waiting', LEAD, texts.cancel],
  ['refused', { ...LEAD, state: 'refused', problem: PROBLEM } as const, texts.reopen],
])('keeps a %s lead if its form has other values, and keeps these values', async (_which, lead, button) => {
  const second = { name: 'Sunita Devi', message: 'A second message, not sent yet' };
  writeDraft(second);
  await openNotices(lead);
  await userEvent.click(await screen.findByText(button));
  await screen.findByText(TAKEN);
  expect(draft()).toEqual(second);
  expect(stored.size).toBe(1);

  await userEvent.click(screen.getByText(texts.discard));
  await waitFor(() => expect(stored.size).toBe(0));
  expect(draft()).toEqual(second);
});

it('keeps a lead if its form has other values that are not saved yet', async () => {
  document.body.innerHTML = '<form data-draft="contact"><input name="message" value="Typed just now"></form>';
  await openNotices(LEAD);
  await userEvent.click(await screen.findByText(texts.cancel));
  await screen.findByText(TAKEN);
  expect(document.querySelector('input')?.value).toBe('Typed just now');
});
