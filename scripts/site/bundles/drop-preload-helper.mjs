const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Vite plugin that removes the preload helper. The public site preloads no scripts, and its styles are inline. */
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
    /** @throws Error if the build never loaded the helper */
    buildEnd(failure) {
      if (failure || isFound) return;
      throw new Error('drop-preload-helper.mjs did not find the preload helper. Vite may have renamed it.');
    },
  };
}
