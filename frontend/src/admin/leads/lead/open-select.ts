/**
 * Opens the list of a select that has the focus, so that letters look for a choice and only Enter takes it. Older browsers
 * only focus it; the arrow keys change it then.
 */
export function openSelect(select: HTMLSelectElement): void {
  try {
    select.showPicker();
  } catch {
    // Not possible here, or not without a key pressed just before.
  }
}
