import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';

/**
 * Makes class-validator look up the rules of a class once: for each object that it checks, and each within it, it walks
 * through every class that has any. Rules that are added after the first object of their class are not seen.
 */
export function rememberValidationMetadata(): void {
  const storage = getMetadataStorage();
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, ValidationMetadata[]>();
  // Rules belong to classes here, never to a named schema.
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups) return lookUp(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? lookUp(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}
