import { useEffect, useState } from 'react';

/** Whether `condition` has held for `ms` without a break: what is over sooner need not show. */
export function useLasting(condition: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [condition, ms]);
  return condition && hasLasted;
}
