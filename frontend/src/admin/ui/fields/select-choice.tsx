import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import './fields.css';

interface SelectChoice<T extends string> {
  readonly select: {
    readonly value: T;
    readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => void;
    readonly onBlur: () => void;
  };
  /** True while the select shows a value that the user has not chosen yet. */
  readonly isOpen: boolean;
}

/**
 * On Windows and Linux, pressing a key on a closed select changes its value. With this hook, the key only shows another
 * value. Enter or blur then chooses this value, and Escape discards it. If the user picks a value from the opened list,
 * it is chosen immediately.
 * @param onChoose - Called with the chosen value. `isLeft` is true if the value was chosen by blur.
 */
export function useSelectChoice<T extends string>(
  value: T,
  onChoose: (value: T, isLeft: boolean) => void,
): SelectChoice<T> {
  const [shown, setShown] = useState<T | null>(null);
  // A ref is needed too, because blur can fire before the next render.
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
          // The change event that the key causes fires before this timeout.
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

/** Hint that the select shows a value that is not chosen yet. `kept` names the value that remains after Escape. */
export function ChoiceHint({ isShown, kept }: { isShown: boolean; kept: string }) {
  return (
    <span className="choice-hint" role="status">
      {isShown && <span className="choice-hint__words">Enter saves, Esc keeps {kept}</span>}
    </span>
  );
}

/**
 * Opens the list of a focused select. In the open list, letters search and only Enter chooses a value. Older browsers
 * do not open the list, so there the arrow keys change the value.
 */
export function openSelect(select: HTMLSelectElement): void {
  try {
    select.showPicker();
  } catch {
    // The browser does not support this, or does not allow it without a user gesture.
  }
}
