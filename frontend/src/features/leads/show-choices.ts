/** Opens the list of a select that has the focus, so that letters look for a choice and only Enter takes it. */
export function showChoices(select: HTMLSelectElement): void {
  try {
    select.showPicker();
  } catch {
    // Older browsers only focus it; the arrow keys change it then.
  }
}
