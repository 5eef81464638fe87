/**
 * Writes openapi.yaml and the frontend's types from the server's sources; no build is needed. With `--check` it writes
 * nothing and fails if either file is outdated or the document breaks a recommended rule.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import './dev/run-typescript.mjs';

const { apiDocument, yamlOf } = await import('../src/openapi/api-document.ts');
const document = await apiDocument();
const yaml = yamlOf(document);
const files = {
  'openapi.yaml': yaml,
  'frontend/src/shared/api/schema.d.ts': `// Generated from openapi.yaml by \`npm run openapi\`.\n${astToString(await openapiTS(withoutExamples(document), { defaultNonNullable: false }))}`,
};

let isGood = true;
for (const [path, text] of Object.entries(files)) {
  const file = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    complain(`${path} is outdated: run "npm run openapi" and commit it.`);
  }
}
const config = await createConfig({
  extends: ['recommended'],
  // The document itself says whether unknown keys are refused. The linter would check each part of an `allOf` alone and
  // refuse the keys of the other parts.
  rules: {
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    // `/leads/by/{system}/{externalId}` looks like `/leads/{id}/notes/{noteId}`, but a lead's id is never `by`.
    'no-ambiguous-paths': 'off',
  },
});
for (const { ruleId, message, location } of await lintFromString({ source: yaml, config })) {
  complain(`openapi.yaml ${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
}
process.exit(isGood ? 0 : 1);

/** Removes the examples, which would only make the types hard to read in an editor. */
function withoutExamples(document) {
  return JSON.parse(JSON.stringify(document, (key, value) => (/^examples?$/.test(key) ? undefined : value)));
}

function complain(sentence) {
  isGood = false;
  console.error(sentence);
}
