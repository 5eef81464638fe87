import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

const showPopover = jest.spyOn(HTMLElement.prototype, 'showPopover');
const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover');

afterEach(() => {
  cleanup();
  jest.clearAllMocks();
});

const isShown = () => showPopover.mock.calls.length > hidePopover.mock.calls.length;

describe('a disabled button', () => {
  it('shows its reason while hovered or focused', async () => {
    render(<Button disabledReason="It is locked.">Delete</Button>);
    const button = screen.getByRole('button', { name: 'Delete', description: 'It is locked.' });
    expect(isShown()).toBe(false);
    await userEvent.hover(button);
    expect(isShown()).toBe(true);
    await userEvent.click(button);
    await userEvent.unhover(button);
    expect(isShown()).toBe(true);
    await userEvent.tab();
    expect(isShown()).toBe(false);
  });

  it.each([
    ['with a reason', { disabledReason: 'It is locked.' }],
    ['busy', { isBusy: true }],
    ['described elsewhere', { 'aria-disabled': true }],
  ] as const)('%s keeps the focus, does nothing and submits no form', (_, props) => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" {...props} onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    fireEvent.click(button);
    expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true']);
  });
});
