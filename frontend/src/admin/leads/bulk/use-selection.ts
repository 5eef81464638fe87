import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The ticked leads. They are forgotten when `scope` (what the list is narrowed to) changes; an earlier `select` then does nothing. */
export function useSelection(scope: string) {
  const [held, setHeld] = useState({ scope, ids: NONE });
  if (held.scope !== scope) setHeld({ scope, ids: NONE });
  const ids = held.scope === scope ? held.ids : NONE;
  const select = useCallback(
    (chosen: readonly string[], isSelected: boolean) =>
      setHeld((latest) => {
        // The list has changed since: drop the result.
        if (latest.scope !== scope) return latest;
        const next = new Set(latest.ids);
        for (const id of chosen) isSelected ? next.add(id) : next.delete(id);
        return { scope, ids: next };
      }),
    [scope],
  );
  const clear = useCallback(() => setHeld((latest) => ({ ...latest, ids: NONE })), []);
  return useMemo(() => ({ ids, select, clear }), [ids, select, clear]);
}
