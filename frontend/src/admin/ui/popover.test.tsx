import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './button';
import { Menu, Popover } from './popover';

afterEach(cleanup);

const show = (part: ReactNode) =>
  render(
    <MemoryRouter>
      {part}
      <button type="button">Beside</button>
    </MemoryRouter>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const isOpen = () => button('More').getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement?.textContent;

describe('a popover', () => {
  const POPOVER = <Popover button={{ children: 'More' }}>{() => <input aria-label="Name" />}</Popover>;

  it('stays open while the focus is inside, and closes when it leaves', async () => {
    show(POPOVER);
    await userEvent.click(button('More'));
    await userEvent.tab();
    expect([document.activeElement, isOpen()]).toEqual([screen.getByLabelText('Name'), true]);
    await userEvent.tab();
    expect([focused(), isOpen()]).toEqual(['Beside', false]);
  });

  it('closes on Escape and focuses its button, unless its content handles Escape', async () => {
    show(
      <Popover button={{ children: 'More' }}>
        {() => (
          <>
            <input aria-label="Name" />
            <input aria-label="With its own Escape" onKeyDown={(event) => event.preventDefault()} />
          </>
        )}
      </Popover>,
    );
    await userEvent.click(button('More'));
    fireEvent.keyDown(screen.getByLabelText('With its own Escape'), { key: 'Escape' });
    expect(isOpen()).toBe(true);
    await userEvent.type(screen.getByLabelText('Name'), '{Escape}');
    expect([focused(), isOpen()]).toEqual(['More', false]);
  });

  it('closes on Escape if nothing has the focus', async () => {
    show(POPOVER);
    fireEvent.click(button('More'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([focused(), isOpen()]).toEqual(['More', false]);
  });

  it('closes on a press outside; a tap does nothing else', async () => {
    const onPress = jest.fn();
    render(
      <MemoryRouter>
        {POPOVER}
        <Button onClick={onPress}>Under it</Button>
      </MemoryRouter>,
    );
    for (const [pointer, presses] of [
      ['[TouchA]', 0],
      ['[MouseLeft]', 1],
    ] as const) {
      await userEvent.click(button('More'));
      await userEvent.pointer({ keys: pointer, target: button('Under it') });
      expect([isOpen(), onPress.mock.calls.length]).toEqual([false, presses]);
    }
  });
});

describe('a menu', () => {
  const onDelete = jest.fn();
  const open = () =>
    show(
      <Menu button={{ children: 'More' }}>
        <a href="/bin">Bin</a>
        <Button style={{ visibility: 'hidden' }} disabled>
          Hidden
        </Button>
        <Button onClick={onDelete}>Delete</Button>
        <Button aria-disabled="true">Export</Button>
      </Menu>,
    );

  it('supports arrow keys, Home, End and first letters', async () => {
    open();
    button('More').focus();
    for (const [key, item] of [
      ['ArrowDown', 'Bin'],
      ['ArrowDown', 'Delete'],
      ['ArrowUp', 'Bin'],
      ['ArrowUp', 'Export'],
      ['ArrowDown', 'Bin'],
      ['End', 'Export'],
      ['Home', 'Bin'],
      ['d', 'Delete'],
      ['d', 'Delete'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect([key, focused()]).toEqual([key, item]);
    }
  });

  it('closes on a choice and focuses its button, but not on a disabled item', async () => {
    open();
    await userEvent.click(button('More'));
    await userEvent.click(button('Export'));
    expect(isOpen()).toBe(true);
    await userEvent.click(button('Delete'));
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect([focused(), isOpen()]).toEqual(['More', false]);
  });
});
