import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { FullTime, TimeAgo } from './time-ago';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T06:30:00Z') }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it.each([
  ['2026-11-21T06:29:31Z', 'just now'],
  ['2026-11-21T06:25:00Z', '5 min ago'],
  ['2026-11-21T03:29:00Z', '3 h ago'],
  ['2026-11-14T06:30:01Z', '6 d ago'],
  ['2026-11-14T06:30:00Z', '14 Nov 2026'],
  // In India, this is already the next day.
  ['2026-10-03T19:00:00Z', '4 Oct 2026'],
])('formats %s as “%s”', (at, words) => {
  render(<TimeAgo at={at} />);
  screen.getByText(words);
});

it('updates on a screen that stays open', () => {
  render(<TimeAgo at="2026-11-21T06:30:00Z" />);
  screen.getByText('just now');
  act(() => void jest.advanceTimersByTime(3 * 60_000));
  screen.getByText('3 min ago');
});

it('shows the full Indian time on hover, and in text if there is room', () => {
  render(<TimeAgo at="2026-11-21T03:29:00Z" />);
  expect(screen.getByText('3 h ago').title).toMatch(/^Saturday,? 21 November 2026 at 8:59\sam$/);
  render(<FullTime at="2026-11-21T03:29:00Z" />);
  screen.getByText(/21 November 2026 at 8:59\sam \(3 h ago\)$/);
});

it('shows a future time without an age', () => {
  render(<FullTime at="2026-11-23T06:54:00Z" />);
  screen.getByText(/^Monday,? 23 November 2026 at 12:24\spm$/);
});
