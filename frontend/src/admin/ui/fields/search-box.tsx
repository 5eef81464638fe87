import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DEBOUNCE_MS } from '../use-debounced-value';

interface SearchBoxProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly placeholder: string;
  readonly className: string;
  readonly value: string;
  /** Called with what was typed after 300 ms without typing, or when the box is left. */
  readonly onSearch: (search: string) => void;
}

/** The search box over a list. */
export function SearchBox({ ref, label, placeholder, className, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const lastValue = useRef(value);

  // The address changed by other means: Clear All, a chip, the browser's Back.
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    setTyped(value);
  }, [value]);

  const search = () => {
    if (typed === lastValue.current) return;
    lastValue.current = typed;
    onSearch(typed);
  };
  const searchLater = useEffectEvent(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the time anew
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <input
      ref={ref}
      className={`field__control ${className}`}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      // Before what is pressed next: Clear All would otherwise clear a search that comes only after it.
      onBlur={search}
    />
  );
}
