/**
 * Remembers a page's fields and focus. Returns the function that copies both to the same fields of another copy of the page, and
 * returns those fields: nothing that listens to them has been told.
 */
export function keepTyped(page: HTMLElement): (other: HTMLElement) => HTMLElement[] {
  const before = fieldsOn(page);
  const focused = document.activeElement;
  return (other) => {
    const filled: HTMLElement[] = [];
    for (const [place, field] of fieldsOn(other).entries()) {
      const old = before[place];
      if (old?.name !== field.name || old === field) continue;
      if (old.value) field.value = old.value;
      if (old.checked !== old.defaultChecked) field.checked = old.checked;
      if (old === focused) field.focus();
      filled.push(field);
    }
    return filled;
  };
}

const fieldsOn = (page: HTMLElement) => [...page.querySelectorAll<HTMLInputElement>('input, textarea, select')];
