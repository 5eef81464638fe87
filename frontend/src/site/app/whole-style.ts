let loading: Promise<void> | undefined;

/**
 * Loads the site's whole style sheet. A prerendered page carries the part that it shows at first (scripts/site/page-css.mjs),
 * so this comes before anything is drawn that was not on it. In the development server there is nothing to load.
 */
export function loadWholeStyle(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const address = document.querySelector<HTMLElement>('style[data-whole]')?.dataset['whole'];
    if (!address) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(link);
  });
  return loading;
}
