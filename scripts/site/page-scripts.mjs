/** Which scripts of the built site a page loads, from the build's manifest. */

export const ENTRY = 'src/site/app/entry-client.tsx';

/** The files that hydrate a page of the site: React, what draws the page, and its texts. */
export function pageScripts(manifest, route, language) {
  const sources = Object.keys(manifest);
  return scriptsOf(manifest, [
    sources.find((key) => manifest[key].name === 'site'),
    `src/site/pages/${route.module ?? route.id}-page.tsx`,
    sources.find((key) => key.startsWith(`src/content/${language}/pages/`) && key.endsWith(`/${route.id}.ts`)),
    `src/content/${language}/layout.ts`,
  ]);
}

/** The files that these keys of the build's manifest load at once, of `site`. */
export function scriptsOf(manifest, sources) {
  const files = new Set();
  const add = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build knows no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const dependency of chunk.imports ?? []) add(dependency);
  };
  for (const source of sources) add(source);
  return files;
}

/** Whether anything on a page needs React: a form or the button of a dialog, and not of a carousel. */
export function needsReact(html) {
  return /<(?:form|button(?![^>]* data-carousel-button))\b/.test(html);
}
