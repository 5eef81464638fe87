import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contactForm as english } from '../../content/en/forms/contact';
import { content as englishPage } from '../../content/en/pages/contact-us';
import { content as hindiPage } from '../../content/hi/pages/contact-us';
import { Page } from '../pages/contact-us-page';
import { answerOf, server } from './form-server';
import { openPage as openInBrowser } from './open-page';

export async function openPage({ language = 'en' as 'en' | 'hi', path = '/contact-us' } = {}): Promise<void> {
  await openInBrowser(<Page content={language === 'en' ? englishPage : hindiPage} />, { language, path });
}

export function field(label: string | RegExp): HTMLElement {
  return screen.getByLabelText(typeof label === 'string' ? new RegExp(`^${escaped(label)}( \\(.*\\))?$`) : label);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export async function fillIn(
  answers: Partial<Record<'name' | 'email' | 'phone' | 'message', string | undefined>> = {},
  form: typeof english = english,
): Promise<void> {
  const all = { name: 'Sunita Devi', email: 'sunita@example.com', message: 'When does the shop open?', ...answers };
  for (const [name, answer] of Object.entries(all)) {
    if (answer) await userEvent.type(field(form.fields[name as keyof typeof all].label), answer);
  }
}

export function values(): Record<string, string> {
  const form = screen.getByRole<HTMLFormElement>('form');
  const { leaveEmpty: _trap, ...typed } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return typed;
}

export function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

export function sent(call = 0) {
  const [url, init] = server.mock.calls[call]!;
  return {
    url,
    key: (init!.headers as Record<string, string>)['Idempotency-Key'],
    body: JSON.parse(String(init!.body)) as Record<string, unknown>,
  };
}

export function saved(reference: string): Response {
  return answerOf(201, { message: 'Thank you!', data: { reference } });
}

export function refused(status: number, problem: object, headers: Record<string, string> = {}): Response {
  return answerOf(status, problem, headers);
}

export function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
