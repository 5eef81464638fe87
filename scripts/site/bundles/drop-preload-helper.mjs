const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Takes Vite's preload helper out of the public site's dynamic imports: it fetches style sheets and dependencies ahead,
 * and this site has one style sheet, inside its pages, and asks for no preloading. Spares every visitor what it weighs.
 */
export function dropPreloadHelper() {
  let isFound = false;
  return {
    name: 'drop-preload-helper',
    enforce: 'pre',
    load(id) {
      if (id !== PRELOAD_HELPER) return;
      isFound = true;
      return 'export const __vitePreload = (load) => load();';
    },
    /** @throws Error where the build never asked for the helper */
    buildEnd(failure) {
      if (failure || isFound) return;
      throw new Error('drop-preload-helper.mjs does not find the preload helper of Vite: it has another name now.');
    },
  };
}
