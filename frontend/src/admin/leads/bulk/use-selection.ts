import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** The ticked leads; forgotten when `scope` (what the list is narrowed to) changes, after which an earlier `select` does nothing. */
export function useSelection(scope: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scope is another list
  useEffect(() => setIds((selected) => (selected.size === 0 ? selected : new Set())), [scope]);

  const current = useRef(scope);
  current.current = scope;
  const select = useCallback(
    (chosen: readonly string[], isSelected: boolean) => {
      // What was collected for another list comes too late: nobody sees what it would tick.
      if (current.current !== scope) return;
      setIds((selected) => {
        const next = new Set(selected);
        for (const id of chosen) isSelected ? next.add(id) : next.delete(id);
        return next;
      });
    },
    [scope],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, select, clear }), [ids, select, clear]);
}
