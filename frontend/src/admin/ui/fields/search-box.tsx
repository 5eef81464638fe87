import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DEBOUNCE_MS } from '../use-debounced-value';

interface SearchBoxProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly placeholder: string;
  readonly className: string;
  readonly value: string;
  /** Called when the user has stopped typing for 300 ms or leaves the field. */
  readonly onSearch: (search: string) => void;
}

export function SearchBox({ ref, label, placeholder, className, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const lastValue = useRef(value);

  // Shows the new value when Clear All, a chip or Back has changed the URL.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing restarts the timer
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
      // Searches before a click on Clear All takes effect: a search that is still pending would undo the click.
      onBlur={search}
    />
  );
}
