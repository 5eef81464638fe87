/** For tests: an application form on its page, with a mock server. */
import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ApplicationContent } from '../../content/application';
import type { FormTexts } from '../../content/form-texts';
import { answerOf, freshServerEachTime, server } from './form-server';
import { openPage } from './open-page';

/** Starts each test on 22 April 2026 at noon, with empty storage. */
export function freshPageEachTime(): void {
  freshServerEachTime();
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-04-22T12:00:00+05:30'), doNotFake: ['queueMicrotask', 'setTimeout'] });
  });
  afterEach(() => void jest.useRealTimers());
}

interface Screen<Content extends ApplicationContent> {
  readonly Page: (props: { content: Content }) => React.ReactNode;
  readonly en: Content;
  readonly hi: Content;
}

export async function open<Content extends ApplicationContent>(
  { Page, en, hi }: Screen<Content>,
  language: 'en' | 'hi' = 'en',
): Promise<void> {
  await openPage(<Page content={language === 'en' ? en : hi} />, { language });
}

export function progress(): string | null | undefined {
  return document.querySelector('.form-progress p')?.textContent;
}

export async function submit(texts: FormTexts): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: texts.submit }));
}

export async function summary(headline: string): Promise<void> {
  const found = await screen.findByText(headline, { selector: '.error-summary *' });
  await waitFor(() => expect(document.activeElement).toBe(found.closest('.error-summary')));
}

/** Returns the page's first form, because a page can also have a callback form at its end. */
function application(): HTMLElement {
  return screen.getAllByRole('form')[0]!;
}

export function controls(name: string): HTMLElement[] {
  return [...application().querySelectorAll<HTMLElement>(`[name="${name}"]`)];
}

export function control(name: string): HTMLElement {
  return controls(name)[0]!;
}

/** Answers questions by field name. Choices are found by their label or stored value. */
export async function answer(answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(answers)) {
    const first = control(name) as HTMLInputElement;
    if (first instanceof HTMLSelectElement) await userEvent.selectOptions(first, text);
    else if (first.type === 'radio') {
      const boxes = controls(name) as HTMLInputElement[];
      await userEvent.click(boxes.find((box) => [box.value, box.labels?.[0]?.textContent].includes(text))!);
    } else {
      await userEvent.click(first);
      await userEvent.paste(text);
    }
  }
}

export function invalid(): string[] {
  const marked = application().querySelectorAll('[aria-invalid="true"]');
  return [...marked]
    .map((element) => (element.matches('[name]') ? element : element.querySelector('[name]')!))
    .map((element) => element.getAttribute('name')!);
}

export function parts(): string[] {
  return [...document.querySelectorAll('.site-form__legend')].map((legend) => legend.textContent!);
}

export function lead(): object {
  const { source, consent, elapsedMs, ...sent } = JSON.parse(String(server.mock.calls[0]![1]!.body));
  expect([source, consent, elapsedMs]).toEqual([expect.anything(), expect.anything(), expect.any(Number)]);
  return sent;
}

export const saved = () => answerOf(201, { data: { reference: '7ZK4M0QXJD' } });
export const refused = (errors: object[]) =>
  answerOf(400, { code: 'invalid_input', message: 'Please correct it.', errors });
