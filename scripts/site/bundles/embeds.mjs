import { resolve } from 'node:path';
import { build } from 'vite';

const SOURCE = resolve('frontend/src');

/** The forms that other sites can show, with the name or the call that gives the form's definition. */
const FORMS = {
  contact: 'CONTACT_FORM',
  franchise: 'FRANCHISE_FORM',
  quote: 'QUOTE_FORM',
  sarthi: 'SARTHI_FORM',
  bdo: 'BDO_FORM',
  ddo: 'DDO_FORM',
  newsletter: 'NEWSLETTER_FORM',
  partnership: 'PARTNERSHIP_FORM',
  'soil-test': 'SOIL_TEST_FORM',
  callback: "callbackFormFor('quick_contact')",
};

export const EMBEDDED_FORMS = Object.keys(FORMS);
export const EMBED_LANGUAGES = ['en', 'hi'];

/** Texts of all forms that embedded forms never show. */
const UNUSED_TEXTS = ['closeNotice', 'didYouMean', 'noScript', 'onePhone', 'progress'];

/** Writes `outDir/embed/<form>.<language>.js`: one script for each form and language, without any other request. */
export async function buildEmbeds(outDir, mode) {
  const waiting = EMBEDDED_FORMS.flatMap((form) => EMBED_LANGUAGES.map((language) => ({ form, language })));
  for (const { form, language } of waiting) await buildEmbed(outDir, mode, form, language);
}

async function buildEmbed(outDir, mode, form, language) {
  const file = `${form}.${language}.js`;
  await build({
    // The configuration's plugin for React would double the time of each build.
    configFile: false,
    root: resolve('frontend'),
    publicDir: false,
    mode,
    logLevel: 'warn',
    resolve: { alias: { '@lead-types': resolve('src/lead-types') } },
    plugins: [virtualEntry(entryOf(form, language, file, await sharedTexts(language)))],
    build: {
      outDir,
      emptyOutDir: false,
      // Other sites have visitors with older phones than the default target.
      target: 'chrome85',
      minify: mode === 'production' ? 'oxc' : false,
      reportCompressedSize: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: `embed/${file}` } },
    },
  });
}

async function sharedTexts(language) {
  const { sharedFormTexts } = await import(`${SOURCE}/content/${language}/forms.ts`);
  return Object.fromEntries(Object.entries(sharedFormTexts).filter(([name]) => !UNUSED_TEXTS.includes(name)));
}

function entryOf(form, language, file, shared) {
  const texts = `${form.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase())}Form`;
  const definition = FORMS[form];
  return `
    import { ${definition.replace(/\(.*/, '')} } from '${SOURCE}/site/forms/definitions/${form}-form';
    import { ${texts} } from '${SOURCE}/content/${language}/forms/${form}';
    import { startEmbed } from '${SOURCE}/embed/start-embed';
    startEmbed({ form: ${definition}, texts: ${texts}, shared: ${JSON.stringify(shared)} }, '${language}', '${file}');`;
}

const ENTRY = 'virtual:embed';

function virtualEntry(code) {
  return {
    name: 'embed-entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? code : undefined),
  };
}
