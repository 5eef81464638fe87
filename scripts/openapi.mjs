/**
 * Writes openapi.yaml and the frontend's types from the built server; with --check it changes nothing and fails where
 * either is not what the code says.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { apiDocument } from '../dist/server/src/openapi.js';

const document = await apiDocument();
const files = {
  'openapi.yaml': stringify(document, { lineWidth: 120 }),
  'frontend/src/shared/api/schema.d.ts': `// Generated from openapi.yaml by \`npm run openapi\`.\n${astToString(await openapiTS(structuredClone(document)))}`,
};

let stale = false;
for (const [path, text] of Object.entries(files)) {
  const file = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    stale = true;
    console.error(`${path} is not what the code says: run "npm run openapi" and commit it.`);
  }
}
process.exit(stale ? 1 : 0);
