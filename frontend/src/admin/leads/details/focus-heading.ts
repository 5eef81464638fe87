/** Puts the focus on the name of the lead that is open around `part`, where letters are commands; nothing is scrolled. */
export function focusHeading(part: Element): void {
  const lead = part.closest('dialog') ?? part;
  lead.querySelector<HTMLElement>('[data-lead-heading]')?.focus({ preventScroll: true });
}
