/** The top bar and the shortcuts must work as soon as they are rendered, even before React has run its effects. */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { ToastProvider } from '../../shared/toasts/toast-provider';
import { useActionKeys } from '../leads/actions/action';
import { OFFICE_ACTIONS } from '../leads/actions/office-actions';
import { goBack, pageOf, renderAdmin } from '../testing/render-admin';
import { Menu } from '../ui/popover';
import { createAdminStore } from './create-admin-store';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
});

/** Renders without `act`, so that effects have not run yet when this returns. */
async function draw(element: ReactNode): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  const drawn = new Promise((resolve) => new MutationObserver(resolve).observe(host, { childList: true }));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  root = createRoot(host);
  root.render(element);
  await drawn;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

function Screen() {
  const navigate = useNavigate();
  return (
    <>
      <Menu button={{ children: 'More' }}>Bin</Menu>
      <button type="button" onClick={() => void navigate('/team')}>
        Team
      </button>
    </>
  );
}

function Keys({ showPalette }: { showPalette: () => void }) {
  useActionKeys(OFFICE_ACTIONS, { showPalette, showHelp: () => undefined, goTo: () => undefined }, 'pane');
  return <h1>Leads</h1>;
}

const inRouter = (
  <BrowserRouter useTransitions={false}>
    <Screen />
  </BrowserRouter>
);
const menu = () => screen.getByRole('button', { name: 'More' });
const isOpen = () => menu().getAttribute('aria-expanded') === 'true';

describe('right after rendering', () => {
  it('a menu of the bar opens', async () => {
    await draw(inRouter);
    act(() => menu().click());
    expect(isOpen()).toBe(true);
  });

  it('keys work', async () => {
    const showPalette = jest.fn();
    await draw(
      <Provider store={createAdminStore()}>
        <ToastProvider closeLabel="Close">
          <Keys showPalette={showPalette} />
        </ToastProvider>
      </Provider>,
    );
    fireEvent.keyDown(document.body, { key: '/' });
    expect(showPalette).toHaveBeenCalledTimes(1);
  });
});

it('an open menu closes when another screen opens, and stays closed after Back', async () => {
  render(inRouter);
  fireEvent.click(menu());
  fireEvent.click(screen.getByRole('button', { name: 'Team' }));
  expect(isOpen()).toBe(false);
  await goBack();
  expect(isOpen()).toBe(false);
});

it('Back closes an open menu, focuses its button, and stays on the screen', async () => {
  cleanup();
  history.pushState({ idx: -1 }, '', '/dashboard');
  const { leave } = renderAdmin('/users', { 'GET /api/users': () => pageOf([]) });
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(isOpen()).toBe(true);
  await goBack();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(document.activeElement).toBe(menu());
  expect(screen.getByTestId('address').textContent).toBe('/users');
  leave();
  cleanup();
  localStorage.clear();
});
