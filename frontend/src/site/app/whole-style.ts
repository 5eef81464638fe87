let loading: Promise<() => void> | undefined;

/**
 * Loads the site's whole style sheet and hands back what puts it to use, which styles the whole page anew. A prerendered page
 * carries the part that it shows at first (scripts/site/page-css.mjs), so this comes before anything is drawn that was not on
 * it. In the development server there is nothing to load.
 */
export function loadWholeStyle(): Promise<() => void> {
  loading ??= new Promise((resolve, reject) => {
    const address = document.querySelector<HTMLElement>('style[data-whole]')?.dataset['whole'];
    if (!address) return resolve(() => {});
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    // Fetched all the same, and not in use on a screen.
    link.media = 'print';
    link.onload = () =>
      resolve(() => {
        link.media = 'all';
      });
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(link);
  });
  return loading;
}
