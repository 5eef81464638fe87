import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packageFile = createRequire(import.meta.url).resolve('react-router/package.json');
const productionModule = join(dirname(packageFile), 'dist/production/index.mjs');

/** What is changed in the package's code: each has to be found in a build, or the package has changed and visitors pay for it. */
const PATCHES = {
  'its prefetching': [
    'function PrefetchPageLinks(',
    'function PrefetchPageLinks() { return null; }\nfunction UnusedPrefetchPageLinks(',
  ],
  'its watching of links': [
    'function usePrefetchBehavior(',
    'function usePrefetchBehavior() { return [false, null, {}]; }\nfunction unusedPrefetchBehavior(',
  ],
  'its navigation in data routes': [
    'isDataRoute ? useNavigateStable() : useNavigateUnstable()',
    'useNavigateUnstable()',
  ],
  'the text of an error about paths': [
    'function getInvalidPathError(',
    'function getInvalidPathError(char) { return char; }\nfunction unusedInvalidPathError(',
  ],
  'components that bundlers keep for their calls': [
    /= (\w+\.(?:forwardRef|createContext|memo)\()/g,
    '= /* @__PURE__ */ $1',
  ],
  'components that bundlers keep for their names': [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
};

/**
 * Leaves out what the public site does not use of React Router (its own prefetching, forms, scroll restoration, data
 * routes): the package points bundlers at its development build, and its components carry names and calls that keep
 * unused ones alive. Spares every visitor nearly 6 KB after compression.
 */
export function slimReactRouter() {
  const missing = new Set(Object.keys(PATCHES));
  return {
    name: 'slim-react-router',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? productionModule : undefined),
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return;
      let patched = code;
      for (const [what, [pattern, replacement]] of Object.entries(PATCHES)) {
        const before = patched;
        patched = before.replace(pattern, replacement);
        if (patched !== before) missing.delete(what);
      }
      return patched;
    },
    /** @throws Error where something to be changed was nowhere in the package */
    buildEnd(failure) {
      if (failure || missing.size === 0) return;
      throw new Error(`slim-react-router.mjs does not find in react-router: ${[...missing].join(', ')}.`);
    },
  };
}
