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

it('asks to be closed by Escape, and stands until it is taken away', () => {
  const { dialog, onClose } = open();
  const pressed = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, pressed);
  expect(pressed.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

it('asks also when the browser closes it without a question, as it does at a second Escape', () => {
  const { dialog, onClose } = open();
  dialog.close();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

it('takes a click beside it for a wish to leave, but not a selection that ends there', () => {
  const { dialog, onClose } = open();
  fireEvent.pointerDown(screen.getByLabelText('Name'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('gives the focus back to what opened it', () => {
  render(<button type="button">Edit</button>);
  screen.getByRole('button', { name: 'Edit' }).focus();
  const { unmount } = render(
    <Modal title="Edit User" onClose={() => undefined}>
      Nothing to see
    </Modal>,
  );
  (document.activeElement as HTMLElement).blur();
  unmount();
  expect(document.activeElement?.textContent).toBe('Edit');
});
