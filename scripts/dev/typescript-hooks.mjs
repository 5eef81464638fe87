/** Lets Node run the server's TypeScript as it stands, for `npm run dev`: types are stripped, not checked. */
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

/** Our sources import each other as the build names them: `./env.js` is `./env.ts` here. */
export function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts')) {
    const source = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
    if (existsSync(source)) return next(source.href, context);
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...OPTIONS, filename }).catch((error) => {
    // Its own stack follows after what is wrong where.
    throw new SyntaxError(`${filename}\n${error.message.split('\n\nCaused by')[0]}`);
  });
  return { format: 'module', source: code, shortCircuit: true };
}
