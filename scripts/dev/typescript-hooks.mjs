/** Lets Node run TypeScript sources: types are stripped, not checked. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const OPTIONS = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'nodenext' },
  sourceMaps: 'inline',
};

const LEAD_TYPES = new URL('../../src/lead-types/', import.meta.url);

/** The server imports `./env.js` and the frontend imports `./env`; both mean `./env.ts`. */
export function resolve(specifier, context, next) {
  if (specifier.startsWith('@lead-types/')) {
    return next(new URL(`${specifier.slice('@lead-types/'.length)}.ts`, LEAD_TYPES).href, context);
  }
  if (specifier.startsWith('.') && context.parentURL?.endsWith('.ts')) {
    const source = new URL(`${specifier.replace(/\.js$/, '')}.ts`, context.parentURL);
    if (existsSync(source)) return next(source.href, context);
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...OPTIONS, filename }).catch((error) => {
    // Keeps only the message, which names the place in the source, and drops swc's own stack.
    throw new SyntaxError(`${filename}\n${error.message.split('\n\nCaused by')[0]}`);
  });
  return { format: 'module', source: code, shortCircuit: true };
}
