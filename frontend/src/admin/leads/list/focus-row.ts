/** The leads whose rows are on the screen, in their order. */
export function rowIds(list: HTMLElement | null): string[] {
  return rowsOf(list).flatMap(({ dataset }) => dataset['lead'] ?? []);
}

/** Focuses the first of these leads that is on the screen; the list itself where none is. */
export function focusFirstRow(list: HTMLElement | null, ids: readonly string[]): void {
  const rows = new Map(rowsOf(list).map((row) => [row.dataset['lead'], row]));
  const id = ids.find((each) => rows.has(each));
  const name = id === undefined ? undefined : rows.get(id)?.querySelector<HTMLElement>('[data-lead-name]');
  if (name) name.focus();
  else list?.focus({ preventScroll: true });
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])];
}
