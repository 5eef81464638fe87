import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import './fields.css';

interface SelectChoice<T extends string> {
  /** What the select is given. */
  readonly select: {
    readonly value: T;
    readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => void;
    readonly onBlur: () => void;
  };
  /** Whether it shows a value that Enter would choose. */
  readonly isOpen: boolean;
}

/**
 * A native select that chooses once. Keys on its closed list only show a value, on Windows and Linux one after the other:
 * Enter or leaving chooses it, Escape gives it up. A click or the opened list chooses at once.
 *
 * @param onChoose `isLeft`: leaving the select chose the value
 */
export function useSelectChoice<T extends string>(
  value: T,
  onChoose: (value: T, isLeft: boolean) => void,
): SelectChoice<T> {
  const [shown, setShown] = useState<T | null>(null);
  // Leaving comes before the next rendering.
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
          // The change event of a key comes before its keydown has ended.
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

/** Stands at a select that shows what is not chosen yet. `kept` is what Escape keeps. */
export function ChoiceHint({ isShown, kept }: { isShown: boolean; kept: string }) {
  return (
    <span className="choice-hint" role="status">
      {isShown && <span className="choice-hint__words">Enter saves, Esc keeps {kept}</span>}
    </span>
  );
}

/**
 * Opens the list of a select that has the focus, so that letters look for a choice and only Enter takes it. Older browsers
 * only focus it; the arrow keys change it then.
 */
export function openSelect(select: HTMLSelectElement): void {
  try {
    select.showPicker();
  } catch {
    // Not possible here, or not without a key pressed just before.
  }
}
