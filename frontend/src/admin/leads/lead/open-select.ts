/**
 * Opens the list of a select that has the focus, so that letters look for a choice and only Enter takes it. False in
 * older browsers, which only focus it; the arrow keys change it then.
 */
export function openSelect(select: HTMLSelectElement): boolean {
  try {
    select.showPicker();
    return true;
  } catch {
    return false;
  }
}
