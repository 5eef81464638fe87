/** Finds the scripts that a page of the built site loads, from the build's manifest and the islands in its HTML. */

export const ENTRY = 'src/site/app/entry-client.ts';
const ISLANDS = 'src/site/app/start-islands.tsx';
const DIALOG = 'src/site/forms/ui/form-dialog.tsx';
/** Every form loads these on demand: to suggest an email address, to submit, and to show that loading failed. */
const LOADED_ON_DEMAND = [
  'src/site/forms/model/email-suggestion.ts',
  'src/site/forms/outbox/submit-form.ts',
  'src/site/app/failure-notice.ts',
];

/** Returns the files that hydrate the islands of a page. The result is empty if nothing on the page needs React. */
export function islandScripts(manifest, html, language) {
  const islands = [...html.matchAll(/ data-island="([^"]*)"/g)].map(([, json]) =>
    JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&')),
  );
  if (islands.length === 0 && dialogsIn(html).length === 0) return new Set();
  const sources = islands.flatMap((island) => sourcesOf(island, language));
  return scriptsOf(manifest, [ISLANDS, `src/content/${language}/forms.ts`, ...sources]);
}

/**
 * Returns the files that the page's dialogs load. Once these files are cached, the dialogs work offline. Imports of the
 * islands' files are not followed, because they lead to every form.
 */
export function dialogScripts(manifest, html, language) {
  const dialogs = dialogsIn(html);
  if (dialogs.length === 0) return new Set();
  const before = islandScripts(manifest, html, language);
  const sources = new Set([DIALOG, ...dialogs.flatMap((form) => formSources(form, language)), ...LOADED_ON_DEMAND]);
  const isOtherLanguage = (source) => /^src\/content\/(en|hi)\//.exec(source)?.[1] === otherThan(language);
  // The loop also visits sources that it adds to the set.
  for (const source of sources) {
    const { file, imports = [], dynamicImports = [] } = chunkOf(manifest, source);
    if (before.has(file)) continue;
    for (const next of [...imports, ...dynamicImports]) if (!isOtherLanguage(next)) sources.add(next);
  }
  return new Set([...scriptsOf(manifest, sources)].filter((file) => !before.has(file)));
}

const otherThan = (language) => (language === 'hi' ? 'en' : 'hi');

function sourcesOf(island, language) {
  switch (island.name) {
    case 'form':
      return formSources(island.form, language);
    case 'callback':
      return formSources('callback', language);
    case 'contact':
      return [
        'src/site/forms/sections/contact-section.tsx',
        `src/content/${language}/forms/contact.ts`,
        `src/content/${language}/forms/franchise.ts`,
      ];
    case 'calculator':
      return ['src/site/franchise/investment-calculator.tsx', `src/content/${language}/calculator.ts`];
    case 'tracking':
      return ['src/site/forms/ui/request-tracking.tsx', `src/content/${language}/tracking.ts`];
    default:
      throw new Error(`page-scripts.mjs has no entry for the island ${island.name}.`);
  }
}

function formSources(form, language) {
  return [`src/site/forms/definitions/${form}-form.ts`, `src/content/${language}/forms/${form}.ts`];
}

function dialogsIn(html) {
  return [...new Set([...html.matchAll(/ data-dialog="([^"]*)"/g)].map(([, form]) => form))];
}

export function scriptsOf(manifest, sources) {
  const files = new Set();
  const add = (key) => {
    const { file, imports = [] } = chunkOf(manifest, key);
    if (files.has(file)) return;
    files.add(file);
    for (const dependency of imports) add(dependency);
  };
  for (const source of sources) add(source);
  return files;
}

function chunkOf(manifest, key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest of the build has no ${key}.`);
  return chunk;
}
