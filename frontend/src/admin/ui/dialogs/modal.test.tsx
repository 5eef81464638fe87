import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Modal } from './modal';

afterEach(cleanup);

function open() {
  const onClose = jest.fn();
  render(
    <Modal title="Add New User" onClose={onClose}>
      <input aria-label="Name" />
    </Modal>,
  );
  const dialog: HTMLDialogElement = screen.getByRole('dialog', { name: 'Add New User' });
  return { dialog, onClose };
}

it('handles Escape itself, and leaves the dialog below it open', () => {
  const under = jest.fn();
  const over = jest.fn();
  render(
    <Modal title="Add New User" onClose={under}>
      <input aria-label="Name" />
      <Modal title="Discard changes?" onClose={over}>
        <button type="button">Discard</button>
      </Modal>
    </Modal>,
  );
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Discard' }), { key: 'Escape' })).toBe(false);
  expect(over).toHaveBeenCalledTimes(1);
  fireEvent(screen.getByRole('dialog', { name: 'Discard changes?' }), new Event('cancel', { cancelable: true }));
  expect(over).toHaveBeenCalledTimes(2);
  expect(under).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' })).toBe(false);
  expect(under).toHaveBeenCalledTimes(1);
});

it('calls onClose on the browser’s cancel, and stays open until it is unmounted', () => {
  const { dialog, onClose } = open();
  const pressed = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, pressed);
  expect(pressed.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

it('calls onClose if the browser closes it without asking', () => {
  const { dialog, onClose } = open();
  dialog.close();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

it('closes on a click outside, but not on a selection that ends there', () => {
  const { dialog, onClose } = open();
  fireEvent.pointerDown(screen.getByLabelText('Name'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('returns the focus to the element that opened it', () => {
  render(<button type="button">Edit</button>);
  screen.getByRole('button', { name: 'Edit' }).focus();
  const { unmount } = render(
    <Modal title="Edit user" onClose={() => undefined}>
      Nothing to see
    </Modal>,
  );
  (document.activeElement as HTMLElement).blur();
  unmount();
  expect(document.activeElement?.textContent).toBe('Edit');
});

it('focuses the first control below the head if there are no fields', () => {
  render(
    <Modal title="Sign out elsewhere" onClose={jest.fn()} actions={<button type="button">Done</button>}>
      <input type="hidden" name="id" />
      <button type="button">End all others</button>
    </Modal>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'End all others' }));
});
