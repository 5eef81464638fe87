const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Takes Vite's preload helper out of the public site's dynamic imports: it fetches style sheets and dependencies ahead,
 * and this site has one style sheet, inside its pages, and asks for no preloading. Spares every visitor what it weighs.
 */
export function dropPreloadHelper() {
  return {
    name: 'drop-preload-helper',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
