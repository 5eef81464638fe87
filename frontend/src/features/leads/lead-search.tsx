import { useEffect, useRef, useState } from 'react';

const TYPING_DELAY_MS = 300;

/** The search box; `onSearch` hears of it once nobody has typed for 300 ms. */
export function LeadSearch({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
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
    }, TYPING_DELAY_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return (
    <input
      className="office-control lead-search"
      type="search"
      aria-label="Search leads"
      placeholder="Search leads by name, email, phone, location..."
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
