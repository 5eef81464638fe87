import { readdirSync } from 'node:fs';

/**
 * Matches the address of the built file that is named after a module. A module that was renamed fails here, and not as
 * something that never comes.
 */
export function chunkOf(module: string): RegExp {
  const pattern = new RegExp(`/${module}-[\\w-]{7}\\.js$`);
  if (!readdirSync('dist/site/assets').some((file) => pattern.test(`/${file}`))) {
    throw new Error(`No built file is named after the module ${module}: see dist/site/assets.`);
  }
  return pattern;
}
