import { type RefObject, useEffect, useRef } from 'react';

/**
 * Once the details close, work goes on at the row of the lead that they showed last: the row that they were opened from
 * may be pages away.
 */
export function useReturnToRow(list: RefObject<HTMLElement | null>, opened: string | null): void {
  const shown = useRef(opened);
  useEffect(() => {
    const closed = opened === null ? shown.current : null;
    shown.current = opened;
    if (closed === null) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])];
    const row = rows.find(({ dataset }) => dataset['lead'] === closed);
    if (row) row.querySelector<HTMLElement>('[data-lead-name]')?.focus();
    else if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, opened]);
}
