import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import './choice-list.css';

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
  readonly more?: string;
  readonly icon?: ReactNode;
}

interface ChoiceListProps<T> {
  /** The label of the search box. In a list without one, a letter moves to the next choice that starts with it. */
  readonly find?: string;
  readonly choices: readonly Choice<T>[];
  /** The label of the current value. */
  readonly current?: string | undefined;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onChoose: (value: T) => void;
}

/** In the search box, typing filters the choices and Enter takes the first one. The arrow keys move between them. */
export function ChoiceList<T>({ find, choices, current, isLoading = false, error, onChoose }: ChoiceListProps<T>) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const start = list.current?.querySelector<HTMLElement>('input, [aria-pressed="true"]');
    (start ?? list.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, []);
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = choices.filter((choice) => choice.label.toLocaleLowerCase().includes(wanted));
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    keepKeys(event);
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && (isTyping || event.repeat)) {
      event.preventDefault();
      // The key that opened the list may still be held down.
      if (shown[0] && !event.repeat) onChoose(shown[0].value);
    }
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (!isTyping && event.key.length === 1) {
      const next = [...stops.slice(at + 1), ...stops.slice(0, at)];
      next.find(({ textContent }) => textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the field and the choices
    <div ref={list} onKeyDown={onKeyDown}>
      {find && (
        <input
          className="field__control choice-list__find"
          type="search"
          aria-label={find}
          placeholder={find}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className="choice-list__choices">
        {shown.map(({ value, label: words, more, icon }) => (
          <Button key={words} aria-pressed={words === current} onClick={() => onChoose(value)}>
            {icon}
            <span className="choice-list__choice">{words}</span>
            {more && <span className="choice-list__more">{more}</span>}
          </Button>
        ))}
      </div>
      <p className="choice-list__note" role="status">
        {isLoading ? 'Loading...' : (error ?? (shown.length === 0 && 'Nothing found.'))}
      </p>
    </div>
  );
}

/** Keys pressed in a popover must not trigger shortcuts of the page. Escape closes the popover. */
export function keepKeys(event: KeyboardEvent): void {
  if (event.key !== 'Escape') event.stopPropagation();
}
