import { type KeyboardEvent, useState } from 'react';

interface Slider {
  readonly role: 'slider';
  readonly tabIndex: 0;
  readonly 'aria-label': string;
  readonly 'aria-valuemin': number;
  readonly 'aria-valuemax': number;
  readonly 'aria-valuenow': number;
  readonly 'aria-valuetext': string;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface ChartReadoutOptions {
  readonly label: string;
  /** How many marks the picture has; at least one. */
  readonly count: number;
  /** The mark that is read when the keyboard comes to the picture. */
  readonly start: number;
  readonly wordsAt: (mark: number) => string;
}

/**
 * Reads a picture's marks one by one: the one under the pointer, or the one that the arrow keys, Home and End have come
 * to; it stays, so that its list can be opened. `slider` goes on the element around the picture, `read` to each mark.
 */
export function useChartReadout({ label, count, start, wordsAt }: ChartReadoutOptions): {
  /** The mark that is read, null for none. */
  at: number | null;
  read: (mark: number) => void;
  slider: Slider;
} {
  const [mark, read] = useState<number | null>(null);
  const at = mark !== null && mark < count ? mark : null;
  const here = at ?? start;
  const slider: Slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 1,
    'aria-valuemax': count,
    'aria-valuenow': here + 1,
    'aria-valuetext': wordsAt(here),
    onFocus: () => read(here),
    onKeyDown: (event) => {
      const next = markAfter(event.key, here, count);
      if (next === undefined) return;
      event.preventDefault();
      read(next);
    },
  };
  return { at, read, slider };
}

function markAfter(key: string, here: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(here + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(here - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
