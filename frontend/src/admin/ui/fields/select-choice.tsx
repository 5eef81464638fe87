import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import './fields.css';

interface SelectChoice<T extends string> {
  readonly select: {
    readonly value: T;
    readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => void;
    readonly onBlur: () => void;
  };
  /** The select shows a value that is not chosen yet. */
  readonly isOpen: boolean;
}

/**
 * On Windows and Linux, keys on a closed select step through its values. Here they only show a value: Enter or blur
 * chooses it, Escape discards it. A click or the opened list chooses immediately.
 * @param onChoose `isLeft`: chosen by blur
 */
export function useSelectChoice<T extends string>(
  value: T,
  onChoose: (value: T, isLeft: boolean) => void,
): SelectChoice<T> {
  const [shown, setShown] = useState<T | null>(null);
  // Blur can fire before the next render.
  const shownNow = useRef<T | null>(null);
  const isByKey = useRef(false);
  const show = (next: T | null) => {
    shownNow.current = next;
    setShown(next);
  };
  const choose = (isLeft: boolean) => {
    const chosen = shownNow.current;
    if (chosen === null) return;
    show(null);
    if (chosen !== value) onChoose(chosen, isLeft);
  };

  return {
    select: {
      value: shown ?? value,
      onChange: ({ target }) => {
        show(target.value as T);
        if (!isByKey.current) choose(false);
      },
      onKeyDown: (event) => {
        if (event.key === 'Enter' && shownNow.current !== null) {
          event.preventDefault();
          choose(false);
        } else if (event.key === 'Escape' && shownNow.current !== null) {
          event.preventDefault();
          event.stopPropagation();
          show(null);
        } else if (event.key !== 'Enter') {
          // The change event of a key fires before the timeout below.
          isByKey.current = true;
          setTimeout(() => {
            isByKey.current = false;
          });
        }
      },
      onBlur: () => choose(true),
    },
    isOpen: shown !== null && shown !== value,
  };
}

/** Hint about a value that is shown but not chosen yet. `kept` names the value that Escape keeps. */
export function ChoiceHint({ isShown, kept }: { isShown: boolean; kept: string }) {
  return (
    <span className="choice-hint" role="status">
      {isShown && <span className="choice-hint__words">Enter saves, Esc keeps {kept}</span>}
    </span>
  );
}

/**
 * Opens the list of a focused select. Letters then search, and only Enter chooses. In older browsers, the list stays
 * closed and arrow keys change the value.
 */
export function openSelect(select: HTMLSelectElement): void {
  try {
    select.showPicker();
  } catch {
    // Not supported, or not allowed without a user gesture.
  }
}
