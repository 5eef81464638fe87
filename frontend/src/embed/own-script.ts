const PLACED = 'kcForm';

/**
 * Returns the script element that runs. Scripts that are modules have no `document.currentScript`, so the first one
 * with this file name and without a form is used.
 * @throws Error if the page has no such script element
 */
export function ownScript(file: string): HTMLScriptElement {
  const script =
    document.currentScript ??
    [...document.scripts].find(
      ({ src, dataset }) => src.split(/[?#]/)[0]?.endsWith(`/embed/${file}`) && !dataset[PLACED],
    );
  if (!(script instanceof HTMLScriptElement) || !script.src)
    throw new Error(`The page needs a script element whose src ends in /embed/${file}.`);
  script.dataset[PLACED] = '1';
  return script;
}

/** Inserts the form after its script. The form of a script in the head becomes the last element of the body. */
export function placeForm(form: HTMLFormElement, script: HTMLScriptElement): void {
  if (document.body?.contains(script)) script.after(form);
  else if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => document.body.append(form));
  else document.body.append(form);
}
