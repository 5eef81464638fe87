import css from './kc-form.css?inline';

/** Adds the styles of the forms once. A constructed style sheet works even if the page forbids inline styles. */
export function addStyles(): void {
  if (document.querySelector('.kc-form')) return;
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } catch {
    // Safari before 16.4 has no constructed style sheets.
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  }
}
