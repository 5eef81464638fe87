import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IslandErrorBoundary } from './islands';

function Page() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('broken');
  return (
    <>
      <h1>Talk to us</h1>
      <a href="/solution">Solutions</a>
      <input aria-label="Name" />
      <select aria-label="State">
        <option value="">-</option>
        <option value="BR">Bihar</option>
      </select>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({} as Response);
});
afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

it.each([
  ['en', 'Load the page again'],
  ['hi', 'पेज फिर से खोलिए'],
])('keeps the page and the typed values if a component throws, and shows a notice in %s', async (language, reload) => {
  history.replaceState(null, '', language === 'hi' ? '/hi' : '/');
  const root = document.body.appendChild(document.createElement('div'));
  const mounted = createRoot(root);
  act(() => {
    mounted.render(
      <IslandErrorBoundary root={root} name="form">
        <Page />
      </IslandErrorBoundary>,
    );
  });
  screen.getByRole<HTMLInputElement>('textbox').value = 'Sunita Devi';
  screen.getByRole<HTMLSelectElement>('combobox').value = 'BR';
  act(() => screen.getByRole('button', { name: 'Break' }).click());

  expect(screen.getAllByRole('heading', { name: 'Talk to us' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Solutions' })).toHaveProperty('pathname', '/solution');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Sunita Devi');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('BR');
  expect((await screen.findByRole('alert')).textContent).toContain(reload);
  act(() => mounted.unmount());
});

function Unfinished(): never {
  throw new Error('not finished');
}

it('reports the error with the name of the island', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const mounted = createRoot(root);
  act(() => {
    mounted.render(
      <IslandErrorBoundary root={root} name="contact">
        <Unfinished />
      </IslandErrorBoundary>,
    );
  });
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  const [, request] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect(JSON.parse(String(request?.body))).toMatchObject({ component: 'contact' });
  act(() => mounted.unmount());
});
