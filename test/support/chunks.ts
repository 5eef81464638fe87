import { readdirSync } from 'node:fs';

/** Matches the address of a module's built file. Throws if there is none, for example after a rename. */
export function chunkOf(module: string): RegExp {
  const pattern = new RegExp(`/${module}-[\\w-]{7}\\.js$`);
  if (!readdirSync('dist/site/assets').some((file) => pattern.test(`/${file}`))) {
    throw new Error(`No built file is named after the module ${module}: see dist/site/assets.`);
  }
  return pattern;
}
