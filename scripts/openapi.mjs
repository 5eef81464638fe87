/**
 * Writes openapi.yaml and the frontend's types from the server's sources, which need not be built; with --check it changes nothing and fails where
 * either is not what the code says, or where the document breaks a recommended rule.
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
    complain(`${path} is not what the code says: run "npm run openapi" and commit it.`);
  }
}
const config = await createConfig({
  extends: ['recommended'],
  // The document says itself where other keys are refused. The rule's own way judges each part of an allOf alone.
  rules: { 'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true } },
});
for (const { ruleId, message, location } of await lintFromString({ source: yaml, config })) {
  complain(`openapi.yaml ${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
}
process.exit(isGood ? 0 : 1);

/** Types need none, and the editor that shows them would drown in them. */
function withoutExamples(document) {
  return JSON.parse(JSON.stringify(document, (key, value) => (/^examples?$/.test(key) ? undefined : value)));
}

function complain(sentence) {
  isGood = false;
  console.error(sentence);
}
