import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE_MS } from '../use-debounced-value';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly className: string;
  readonly value: string;
  /** Hears of what was typed once nobody has typed for 300 ms. */
  readonly onSearch: (search: string) => void;
}

/** The search box over a list. */
export function SearchBox({ label, placeholder, className, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useRef(onSearch);
  tell.current = onSearch;

  // The address changed by other means: Clear All, a chip, the browser's Back.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed === told.current) return;
    const pause = setTimeout(() => {
      told.current = typed;
      tell.current(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return (
    <input
      className={`field__control ${className}`}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
