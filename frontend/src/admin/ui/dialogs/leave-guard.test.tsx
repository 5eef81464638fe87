import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { FormDialog } from './form-dialog';
import { LeaveGuards, useLeaveGuard } from './leave-guard';

let unsaved: string[];
let questions: string[];
let isTyped: boolean;
let router: ReturnType<typeof createBrowserRouter>;

beforeEach(() => {
  unsaved = [];
  questions = [];
  isTyped = true;
  history.replaceState(null, '', '/list');
  router = createBrowserRouter([{ path: '*', element: <Screen /> }]);
  render(<RouterProvider router={router} useTransitions={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
});
afterEach(() => {
  cleanup();
  router.dispose();
});

function Screen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <LeaveGuards isElsewhere={(from, to) => from.pathname !== to.pathname}>
      <output>{pathname}</output>
      <button type="button" onClick={() => void navigate('/lead')}>
        Open
      </button>
      {pathname === '/lead' && <Guarded name="note" />}
    </LeaveGuards>
  );
}

function Guarded({ name }: { name: string }) {
  const [correcting, setCorrecting] = useState(false);
  const { question } = useLeaveGuard({
    isDirty: () => unsaved.includes(name),
    isHeld: () => unsaved.includes(name) || questions.includes(name),
    question: ({ go }) => (
      <button
        type="button"
        onClick={() => {
          unsaved = unsaved.filter((other) => other !== name);
          questions = [];
          go();
        }}
      >
        Discard the {name}
      </button>
    ),
  });
  return (
    <>
      <button type="button" onClick={() => setCorrecting(true)}>
        Correct
      </button>
      {question}
      {correcting && (
        <FormDialog
          title="Correct"
          submitLabel="Save"
          isBusy={false}
          error={null}
          isChanged={isTyped}
          onSubmit={() => undefined}
          onClose={() => setCorrecting(false)}
        >
          {null}
        </FormDialog>
      )}
    </>
  );
}

const at = () => screen.getByRole('status').textContent;
const back = () => act(() => history.back());
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
const isReloadAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('Back leaves immediately if nothing would be lost', async () => {
  await back();
  await waitFor(() => expect(at()).toBe('/list'));
  expect(isReloadAsked()).toBe(false);
});

it('Back asks first, stays, and leaves after the answer', async () => {
  unsaved = ['note'];
  expect(isReloadAsked()).toBe(true);
  await back();
  const discard = await screen.findByRole('button', { name: 'Discard the note' });
  await settled();
  expect([at(), location.pathname]).toEqual(['/lead', '/lead']);

  await back();
  await settled();
  expect([at(), location.pathname]).toEqual(['/lead', '/lead']);

  fireEvent.click(discard);
  await waitFor(() => expect(at()).toBe('/list'));
  expect(location.pathname).toBe('/list');
});

it('Back asks other questions too, which a reload skips', async () => {
  questions = ['note'];
  expect(isReloadAsked()).toBe(false);
  await back();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the note' }));
  await waitFor(() => expect(at()).toBe('/list'));
});

it('Back twice in a row stays on the screen', async () => {
  unsaved = ['note'];
  history.back();
  history.back();
  await screen.findByRole('button', { name: 'Discard the note' });
  await settled();
  expect([at(), location.pathname]).toEqual(['/lead', '/lead']);
});

it('Back asks about the topmost form, then about the screen below it', async () => {
  unsaved = ['note'];
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await back();
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  expect(screen.queryByRole('button', { name: 'Discard the note' })).toBeNull();
  await settled();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(question.isConnected).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the note' }));
  await waitFor(() => expect(at()).toBe('/list'));
});

it('Back closes only the topmost dialog if nothing was typed', async () => {
  isTyped = false;
  unsaved = ['note'];
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await screen.findByRole('dialog', { name: 'Correct' });
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await settled();
  expect([at(), location.pathname]).toEqual(['/lead', '/lead']);
  expect(screen.queryByRole('button', { name: 'Discard the note' })).toBeNull();
  await back();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard the note' }));
  await waitFor(() => expect(at()).toBe('/list'));
});
