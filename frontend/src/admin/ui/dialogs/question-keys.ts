import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { isTyping } from '../is-typing';

/** Answers a question by keys while it is open. The key that opened it answers nothing, nor do its repeats, nor what is typed into a field. */
export function useQuestionKeys(keys: readonly { readonly key: string; readonly run: () => void }[]): void {
  const latest = useRef(keys);
  latest.current = keys;
  const names = keys.map(({ key }) => key).join(' ');
  useEffect(() => {
    if (names === '') return;
    const entries = names.split(' ').map((name) => {
      const answer = (event: KeyboardEvent) => {
        if (isTyping(event.target)) return;
        // Not to be written into what has the focus next.
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) latest.current.find(({ key }) => key === name)?.run();
      };
      return [name, answer] as const;
    });
    // In the capture phase: the keydown that opened the question may still be on its way up to the window.
    return tinykeys(window, Object.fromEntries(entries), { capture: true });
  }, [names]);
}
