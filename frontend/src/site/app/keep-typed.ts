/** Remembers a page's fields and focus. Returns the function that copies both to the same fields of another copy of the page. */
export function keepTyped(page: HTMLElement): (other: HTMLElement) => void {
  const before = fieldsOn(page);
  const focused = document.activeElement;
  return (other) => {
    for (const [place, field] of fieldsOn(other).entries()) {
      const old = before[place];
      if (old?.name !== field.name || old === field) continue;
      if (old.value) field.value = old.value;
      if (old.checked !== old.defaultChecked) field.checked = old.checked;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (old === focused) field.focus();
    }
  };
}

const fieldsOn = (page: HTMLElement) => [...page.querySelectorAll<HTMLInputElement>('input, textarea, select')];
